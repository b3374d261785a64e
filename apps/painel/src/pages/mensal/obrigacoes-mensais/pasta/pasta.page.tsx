import { receiptPaperMutations, receiptPaperQueries } from '@esteto/api-client/money/receipt-paper';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos, monthlyObligations } from '@esteto/contract/access';
import type { ReceiptPaperRow } from '@esteto/contract/money/receipt-paper';
import { receiptStateTone } from '@esteto/domain/money/boleto-paper/receipt-state';
import { obligationName } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { receiptStateLabel } from '@esteto/domain/month/receipt/receipt-form';
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
import { FileX, GraduationCap, SquareCheckBig } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { Folder } from '../../../../features/pasta/folder.tsx';
import { path } from '../../../../path.ts';
import { ReceiptProgress } from './receipt-progress.tsx';

/** Receipts of a folder, read by the server, that deliver the obligations which they prove. */
export default function ReceiptFolderPage() {
  const canEdit = useCan(monthlyObligations.edit);
  const seesBoletos = useCan(boletos.view);
  const discard = useDiscard();
  const actions = useMemo(() => (canEdit ? [check, teach, discard] : undefined), [canEdit, discard]);
  return (
    <ListPage
      title="Recibos de uma pasta"
      subtitle={
        <>
          {seesBoletos && (
            <>
              <Link to={path('/painel/boletos/pasta')}>Boletos de uma pasta</Link> ·{' '}
            </>
          )}
          <Link to="modelos">Modelos ensinados</Link>
        </>
      }
      query={receiptPaperQueries.list}
      columns={columns}
      filters={filters}
      rowHref={canEdit ? rowHref : undefined}
      actions={actions}
      above={
        canEdit && (
          <Folder>
            <ReceiptProgress />
          </Folder>
        )
      }
      empty="Nenhum recibo a entregar."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: ReceiptPaperRow): string => `arquivo/${id}`;

const isWaiting = ({ state }: ReceiptPaperRow): boolean => state === 'ready' || state === 'to_say' || state === 'refused';

const check: RowAction<ReceiptPaperRow> = { label: 'Conferir', icon: SquareCheckBig, to: rowHref };
const teach: RowAction<ReceiptPaperRow> = {
  label: 'Ensinar o modelo',
  icon: GraduationCap,
  to: ({ id }) => `arquivo/${id}/ensinar`,
  allowed: ({ state }) => state === 'to_say' || state === 'refused',
};

const useDiscard = (): RowAction<ReceiptPaperRow> => {
  const confirm = useConfirm();
  const { mutateAsync: discard } = useMutation(receiptPaperMutations.discard);
  return useMemo(() => {
    const ask = async ({ id, file_name }: ReceiptPaperRow) => {
      const message = `${file_name} sai da lista sem entregar nada. Isto não pode ser desfeito.`;
      const question = { title: 'Descartar arquivo', message, confirmLabel: 'Descartar arquivo', negative: true };
      if (await confirm({ ...question, action: () => discard({ id }) })) toast.success('Arquivo descartado.');
    };
    return { label: 'Descartar', icon: FileX, tone: 'danger', allowed: isWaiting, onSelect: (row) => void ask(row) };
  }, [confirm, discard]);
};

const named = (row: ReceiptPaperRow): string | null => (row.rule_key === null && row.rule_name === null ? null : obligationName(row));

const columns = columnsFor<ReceiptPaperRow>()([
  { key: 'file_name', header: 'Arquivo' },
  { key: 'company_name', header: 'Empresa' },
  { key: 'rule_key', header: 'Obrigação', value: named, width: 9 },
  { key: 'competence', header: 'Competência', cell: 'month', width: 7 },
  { key: 'state', header: 'Situação', cell: statusCell(receiptStateLabel, receiptStateTone) },
  { key: 'problem', header: 'Por que não foi entregue' },
  { key: 'protocol_number', header: 'Recibo', hideOnPhone: true },
  { key: 'delivered_on', header: 'Entregue em', cell: 'date', hidden: true },
  { key: 'taught', header: 'Lido por', hidden: true },
  { key: 'created_at', header: 'Enviado em', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'option', name: 'state', label: 'Situação', options: receiptStateLabel },
  { kind: 'flag', name: 'delivered', label: 'Também os entregues' },
];

ReceiptFolderPage.query = listStart(receiptPaperQueries.list, filters);
