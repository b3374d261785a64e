import type { InvoiceStatus } from '../../billing/invoice/invoice-status.ts';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { divideHalfUp, sumCents } from '../../shared/money/money.ts';
import { type BalanceType, balanceTypeSettings, countsInBalance } from './balance-type.ts';

/**
 * Invoices of one status that count in a month, summed or one by one. Integer cents. `expected` belongs to the month of their competence, `received`
 * to the month in which the money came: one invoice may be in two months.
 */
export type InflowRow = { month: string; status: InvoiceStatus; expected: number; received: number };

/** Payments of one month, summed or one by one. Integer cents. */
export type OutflowRow = { month: string; amount: number; paid_amount: number };

/**
 * `in.expected` is what the invoices of the month bring, paid or not; `in.received` what came in during the month, of whatever invoice; `balance` is in
 * minus out, of what was settled or of what is expected. `mean` is that of the balances of the twelve months up to this one, null while there are fewer
 * since the first movement.
 */
export type MonthSummary = {
  month: string;
  in: { expected: number; received: number };
  out: { expected: number; paid: number };
  balance: number;
  mean: number | null;
};

/** The months that the mean of the first of `months` asks for, and `months` themselves: whose rows `monthlySummary` is given. */
export const monthsWithMean = (months: readonly string[]): string[] => {
  const [first] = months;
  return first === undefined ? [] : [...lastCompetences(addCompetence(first, -1), MEAN_OF - 1), ...months];
};

/** Money in and out of each month asked for, in their order; a month without rows is all zeros. Rows of other months count in the means alone. */
export const monthlySummary = (
  months: readonly string[],
  inflows: readonly InflowRow[],
  outflows: readonly OutflowRow[],
  type: BalanceType,
): MonthSummary[] => {
  const every = monthsWithMean(months).map((month) => summaryOf(month, inflows, outflows, type));
  const began = every.findIndex(({ in: inflow, out }) => sumCents([inflow.expected, inflow.received, out.expected, out.paid]) > 0);
  return every.slice(MEAN_OF - 1).map((summary, index) => {
    const twelve = every.slice(index, index + MEAN_OF);
    const isWhole = began !== -1 && began <= index;
    return { ...summary, mean: isWhole ? divideHalfUp(BigInt(sumCents(twelve.map(({ balance }) => balance))), BigInt(MEAN_OF)) : null };
  });
};

const MEAN_OF = 12;

const summaryOf = (
  month: string,
  inflows: readonly InflowRow[],
  outflows: readonly OutflowRow[],
  type: BalanceType,
): Omit<MonthSummary, 'mean'> => {
  const moneyIn = inflows.filter((row) => row.month === month && countsInBalance(row.status, type));
  const moneyOut = outflows.filter((row) => row.month === month);
  const flow = {
    in: { expected: sumCents(moneyIn.map(({ expected }) => expected)), received: sumCents(moneyIn.map(({ received }) => received)) },
    out: { expected: sumCents(moneyOut.map(({ amount }) => amount)), paid: sumCents(moneyOut.map(({ paid_amount }) => paid_amount)) },
  };
  const settledOnly = balanceTypeSettings[type].only_paid_received;
  return { month, ...flow, balance: settledOnly ? flow.in.received - flow.out.paid : flow.in.expected - flow.out.expected };
};
