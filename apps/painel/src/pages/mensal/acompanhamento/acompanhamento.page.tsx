import { closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingCheckRow, ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_CHECKS, closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import { checkResultLabel, checkResultTone } from '@esteto/domain/month/closing/closing-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useSearchParams } from 'react-router';
import { path } from '../../../path.ts';
import { closingFilterFields, whatIsMissing } from '../fechados/closing-columns.ts';
import { closingStandingCell } from '../fechados/closing-standing.tsx';
import { Workload } from './workload.tsx';

/** Who is missing, why, and who owes it: every company of a month with each of its steps. */
export default function FollowUpPage() {
  const seesClosings = useCan(companyClosings.view);
  const [address] = useSearchParams();
  return (
    <ListPage
      title="Acompanhamento"
      subtitle="O mês passado, se nenhum for escolhido."
      query={closingQueries.followUp}
      columns={followUpColumns}
      filters={closingFilterFields}
      rowHref={seesClosings ? rowHref : undefined}
      rowName={({ company_name }) => company_name}
      above={<Workload month={address.get('month')} />}
      empty="Nenhum fechamento neste mês."
    />
  );
}

const rowHref = ({ id }: ClosingRow): string => path('/painel/mensal/fechados/fechamento/:closingId/detalhes', { closingId: id });

/** What one step of the month found: whose turn it is, in a word, and the whole sentence for whoever points at it or takes the list along. */
const checkCell: Cell<ClosingCheckRow> = {
  render: ({ result, side, words }) => (
    <span title={words}>
      <StatusBadge
        status={{ label: result === 'block' && side === 'client' ? 'Cliente' : checkResultLabel[result], tone: checkResultTone[result] }}
      />
    </span>
  ),
  text: ({ words }) => words,
  width: 5,
};

const followUpColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  ...CLOSING_CHECKS.map((key) => ({
    key,
    header: closingCheckLabel[key],
    value: ({ checks }: ClosingRow) => checks.find((check) => check.key === key),
    cell: checkCell,
    // What blocks of them is said under 'O que falta' all the same.
    hidden: key === 'certificate' || key === 'earlier',
    hideOnPhone: true,
  })),
  { key: 'missing', header: 'O que falta', value: whatIsMissing },
  { key: 'status', header: 'Fechamento', value: (closing) => closing, cell: closingStandingCell },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
]);

FollowUpPage.query = listStart(closingQueries.followUp, closingFilterFields);
