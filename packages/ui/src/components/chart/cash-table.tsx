import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { type CashTotals, totalsOf } from './cash-summary.ts';
import { Scroller, Table } from './chart-table.tsx';

type CashTableProps = { months: readonly MonthSummary[]; withOut: boolean; onMonth?: (month: string) => void };

/** The picture's numbers, newest month first. */
export const CashTable = ({ months, withOut, onMonth }: CashTableProps) => (
  <Scroller role="region" aria-label="Entradas e saídas por mês" tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col">Recebido no mês</th>
          <th scope="col">Notas do mês</th>
          {withOut && (
            <>
              <th scope="col">Pago</th>
              <th scope="col">Saídas previstas</th>
              <th scope="col">Saldo</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((summary) => (
          <tr key={summary.month}>
            <th scope="row">
              {onMonth ? (
                <button type="button" onClick={() => onMonth(summary.month)}>
                  {formatCompetence(summary.month)}
                </button>
              ) : (
                formatCompetence(summary.month)
              )}
            </th>
            <Amounts totals={totalsOf([summary])} withOut={withOut} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <Amounts totals={totalsOf(months)} withOut={withOut} />
        </tr>
      </tfoot>
    </Table>
  </Scroller>
);

const Amounts = ({ totals: { in: inflow, received, out, paid, balance }, withOut }: { totals: CashTotals; withOut: boolean }) => (
  <>
    <td>{formatMoney(received)}</td>
    <td>{formatMoney(inflow)}</td>
    {withOut && (
      <>
        <td>{formatMoney(paid)}</td>
        <td>{formatMoney(out)}</td>
        <td data-negative={balance < 0 || undefined}>{formatMoney(balance)}</td>
      </>
    )}
  </>
);
