import { closingQueries } from '@esteto/api-client/month/closing';
import type { ClosingRow } from '@esteto/contract/month/closing';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { useClosingRuns } from '../../../features/fechamento/use-closing-runs.tsx';
import { useMonthHeading } from '../../../features/filtros/month-filter.ts';
import { closingColumns, closingFilterFields } from './closing-columns.ts';

/** The months of the companies: what each lacks, and which are closed. */
export default function ClosingsPage() {
  const { bulk, question } = useClosingRuns();
  return (
    <ListPage
      title="Fechamentos"
      heading={useMonthHeading('Fechamentos', 'month')}
      subtitle="Os do mês que acabou são abertos na primeira noite do seguinte."
      query={closingQueries.list}
      columns={closingColumns}
      filters={closingFilterFields}
      rowHref={rowHref}
      rowName={({ company_name }) => company_name}
      actions={actions}
      bulk={bulk}
      empty="Nenhum fechamento neste mês."
    >
      {question}
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
