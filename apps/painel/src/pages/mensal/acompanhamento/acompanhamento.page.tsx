import { closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingCheckRow, ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_CHECKS, closingCheckLabel, firstFault } from '@esteto/domain/month/closing/closing-checks';
import { checkResultLabel, checkResultTone, checkSideLabel } from '@esteto/domain/month/closing/closing-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { paramsOf } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Wrench } from 'lucide-react';
import { Outlet } from 'react-router';
import { checkPlace } from '../../../features/fechamento/check-place.ts';
import { closingStandingCell } from '../../../features/fechamento/closing-standing.tsx';
import { useClosingRuns } from '../../../features/fechamento/use-closing-runs.tsx';
import { useListMonth, useMonthHeading } from '../../../features/filtros/month-filter.ts';
import { closingColumns, closingFilterFields } from '../fechados/closing-columns.ts';
import { ClosingsBoard } from './closings-board.tsx';
import { Workload } from './workload.tsx';

/** Who is missing, why, whose turn it is and what is next: every company of a month as a list, by where it stands, and with each of its steps. */
export default function FollowUpPage() {
  const view = useView('vista', followUpViews);
  const heading = useMonthHeading('Acompanhamento', 'month');
  const month = useListMonth('month');
  const seesClosings = useCan(companyClosings.view);
  const { bulk, question } = useClosingRuns();
  const ways = <ViewLinks label="Como ver o mês" name="vista" views={followUpViews} kept={keptParams} />;
  if (view === 'quadro')
    return (
      <>
        <ClosingsBoard heading={heading} subtitle={ways} />
        <Outlet />
      </>
    );
  return (
    <ListPage
      key={view}
      title="Acompanhamento"
      heading={heading}
      subtitle={ways}
      query={closingQueries.followUp}
      columns={view === 'matriz' ? matrixColumns : closingColumns}
      filters={closingFilterFields}
      rowHref={seesClosings ? rowHref : undefined}
      rowName={({ company_name }) => company_name}
      actions={seesClosings ? actions : undefined}
      bulk={bulk}
      above={<Workload month={month} />}
      empty="Nenhum fechamento neste mês."
    >
      {question}
      <Outlet />
    </ListPage>
  );
}

const followUpViews = { lista: 'Lista', quadro: 'Quadro', matriz: 'Matriz' } as const;
const keptParams = closingFilterFields.flatMap(paramsOf);

const rowHref = ({ id }: ClosingRow): string => `fechamento/${id}/detalhes`;

const actions: RowAction<ClosingRow>[] = [
  {
    label: 'Resolver',
    icon: Wrench,
    to: (closing) => checkPlace(closing, firstFault(closing.checks) ?? { key: 'revenue' }),
    allowed: ({ checks, closed_at }) => closed_at === null && firstFault(checks) !== null,
  },
  { label: 'Detalhes', icon: Eye, to: rowHref },
];

/** What one step of the month found: whose turn it is, in a word, and the whole sentence for whoever points at it or takes the list along. */
const checkCell: Cell<ClosingCheckRow> = {
  render: ({ result, side, words }) => (
    <span title={words}>
      <StatusBadge
        status={{
          label: result === 'block' && side !== 'office' ? checkSideLabel[side] : checkResultLabel[result],
          tone: checkResultTone[result],
        }}
      />
    </span>
  ),
  text: ({ words }) => words,
  width: 5,
};

const matrixColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  ...CLOSING_CHECKS.map((key) => ({
    key,
    header: closingCheckLabel[key],
    value: ({ checks }: ClosingRow) => checks.find((check) => check.key === key),
    cell: checkCell,
    hideOnPhone: true,
  })),
  { key: 'status', header: 'Fechamento', value: (closing) => closing, cell: closingStandingCell },
]);

FollowUpPage.query = listStart(closingQueries.followUp, closingFilterFields);
