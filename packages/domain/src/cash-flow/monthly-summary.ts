import type { InvoiceStatus } from '../invoice/invoice-status.ts';
import { type BalanceType, balanceTypeSettings, countsInBalance } from './balance-type.ts';

/** Invoices of one month in one status, summed or one by one. Integer cents. */
export type InflowRow = { month: string; status: InvoiceStatus; net_amount: number; received_amount: number };

/** Payments of one month, summed or one by one. Integer cents. */
export type OutflowRow = { month: string; amount: number; paid_amount: number };

/** `expected` is everything that counts, what was received or paid included; `balance` is in minus out, of what was settled or of what is expected. */
export type MonthSummary = {
  month: string;
  in: { expected: number; received: number };
  out: { expected: number; paid: number };
  balance: number;
};

/** Money in and out of each month asked for, in their order; a month without rows is all zeros. Rows of other months are left out. */
export const monthlySummary = (
  months: readonly string[],
  inflows: readonly InflowRow[],
  outflows: readonly OutflowRow[],
  type: BalanceType,
): MonthSummary[] => {
  const summaries = new Map(
    months.map((month): [string, MonthSummary] => [
      month,
      { month, in: { expected: 0, received: 0 }, out: { expected: 0, paid: 0 }, balance: 0 },
    ]),
  );
  for (const row of inflows) {
    const summary = summaries.get(row.month);
    if (!summary || !countsInBalance(row.status, type)) continue;
    summary.in.expected += row.net_amount;
    summary.in.received += row.received_amount;
  }
  for (const row of outflows) {
    const summary = summaries.get(row.month);
    if (!summary) continue;
    summary.out.expected += row.amount;
    summary.out.paid += row.paid_amount;
  }
  const settledOnly = balanceTypeSettings[type].only_paid_received;
  for (const summary of summaries.values())
    summary.balance = settledOnly ? summary.in.received - summary.out.paid : summary.in.expected - summary.out.expected;
  return months.flatMap((month) => summaries.get(month) ?? []);
};
