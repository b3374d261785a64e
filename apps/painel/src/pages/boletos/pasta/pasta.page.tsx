import { boletoPaperMutations, boletoPaperQueries } from '@esteto/api-client/money/boleto-paper';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos, monthlyObligations } from '@esteto/contract/access';
import type { BoletoPaperRow } from '@esteto/contract/money/boleto-paper';
import { boletoPaperStateLabel, boletoPaperStateTone } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { FileX, SquareCheckBig } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { Folder } from '../../../features/pasta/folder.tsx';
import { path } from '../../../path.ts';
import { FolderProgress } from './folder-progress.tsx';

/** PDFs of a folder, read by the server, that staff check and launch as boletos. */
export default function BoletoFolderPage() {
  const canEdit = useCan(boletos.edit);
  const seesReceipts = useCan(monthlyObligations.view);
  const discard = useDiscard();
  const actions = useMemo(() => (canEdit ? [check, discard] : undefined), [canEdit, discard]);
  return (
    <ListPage
      title="Boletos de uma pasta"
      query={boletoPaperQueries.list}
      columns={columns}
      filters={filters}
      rowHref={canEdit ? rowHref : undefined}
      actions={actions}
      subtitle={seesReceipts && <Link to={path('/painel/mensal/obrigacoes-mensais/pasta')}>Recibos de uma pasta</Link>}
      above={
        canEdit && (
          <Folder>
            <FolderProgress />
          </Folder>
        )
      }
      empty="Nenhum PDF a conferir."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: BoletoPaperRow): string => `arquivo/${id}`;

const check: RowAction<BoletoPaperRow> = { label: 'Conferir', icon: SquareCheckBig, to: rowHref };

const isToCheck = ({ state }: BoletoPaperRow): boolean => state === 'sure' || state === 'doubtful' || state === 'unread';

const useDiscard = (): RowAction<BoletoPaperRow> => {
  const confirm = useConfirm();
  const { mutateAsync: discard } = useMutation(boletoPaperMutations.discard);
  return useMemo(() => {
    const ask = async ({ id, file_name }: BoletoPaperRow) => {
      const message = `${file_name} sai da lista sem virar boleto. Isto não pode ser desfeito.`;
      const question = { title: 'Descartar PDF', message, confirmLabel: 'Descartar PDF', negative: true };
      if (await confirm({ ...question, action: () => discard({ id }) })) toast.success('PDF descartado.');
    };
    return { label: 'Descartar', icon: FileX, tone: 'danger', allowed: isToCheck, onSelect: (row) => void ask(row) };
  }, [confirm, discard]);
};

const columns = columnsFor<BoletoPaperRow>()([
  { key: 'file_name', header: 'Arquivo' },
  { key: 'company_name', header: 'Empresa' },
  { key: 'description', header: 'Descrição' },
  { key: 'due_date', header: 'Vencimento', cell: 'date', lead: 'vence' },
  { key: 'state', header: 'Situação', cell: statusCell(boletoPaperStateLabel, boletoPaperStateTone) },
  { key: 'amount', header: 'Valor', cell: 'money' },
  { key: 'problem', header: 'O que conferir' },
  { key: 'created_at', header: 'Enviado em', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'option', name: 'state', label: 'Situação', options: boletoPaperStateLabel },
  { kind: 'flag', name: 'launched', label: 'Também os lançados' },
];

BoletoFolderPage.query = listStart(boletoPaperQueries.list, filters);
