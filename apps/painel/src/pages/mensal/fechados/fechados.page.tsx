import { closingMutations, closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingRow } from '@esteto/contract/month/closing';
import { MOST_CLOSED } from '@esteto/domain/month/closing/closing-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { BulkAction, RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { Eye, History, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { closingColumns, closingFilterFields } from './closing-columns.ts';

/** The months of the companies: what each lacks, and which are closed. */
export default function ClosingsPage() {
  const canEdit = useCan(companyClosings.edit);
  const bulk = useCloseMany();
  return (
    <ListPage
      title="Fechamentos"
      subtitle="O mês passado, se nenhum for escolhido. Os do mês que acabou são abertos na primeira noite do seguinte."
      query={closingQueries.list}
      columns={closingColumns}
      filters={closingFilterFields}
      rowHref={rowHref}
      rowName={({ company_name }) => company_name}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      empty="Nenhum fechamento neste mês."
    >
      <Outlet />
    </ListPage>
  );
}

ClosingsPage.query = listStart(closingQueries.list, closingFilterFields);

const rowHref = ({ id }: ClosingRow): string => `fechamento/${id}/detalhes`;

const actions: RowAction<ClosingRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Histórico', icon: History, to: ({ id }) => `fechamento/${id}/historico` },
];

/** All of the selected in which everything passes are closed; the others stay. */
const useCloseMany = (): BulkAction<ClosingRow>[] => {
  const tellFailure = useTellFailure();
  const { mutateAsync: closeMany } = useMutation(closingMutations.closeMany);
  return useMemo(
    () => [
      {
        label: 'Fechar os que passam em tudo',
        icon: Lock,
        onSelect: ({ rows, everything }) => {
          if (everything || rows.length > MOST_CLOSED) toast.warning(`Escolha até ${MOST_CLOSED} fechamentos de uma página.`);
          else void closeMany({ body: { ids: rows.map(({ id }) => id) } }).then(tellClosed, tellFailure);
        },
      },
    ],
    [closeMany, tellFailure],
  );
};

const tellClosed = ({ closed, kept }: { closed: number; kept: number }): void => {
  const stayed = kept > 0 ? ` ${countOf(kept, 'ficou', 'ficaram')} como ${kept === 1 ? 'estava' : 'estavam'}.` : '';
  if (closed === 0) toast.warning(`Nenhum passa em tudo.${stayed}`);
  else toast.success(`${countOf(closed, 'mês fechado', 'meses fechados')}.${stayed}`);
};
