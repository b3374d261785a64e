import { selicBetween } from '../parameter/accounting-parameter.ts';
import { latePayment } from './late-fine.ts';

/** Whether an amount is what is due: the same until its day, and after it with the fine and the interest that come on top. */
export const isAsDue = (amount: number, due: number, isLate: boolean): boolean => (isLate ? amount >= due : amount === due);

/** Monthly Selic by month, fractions, as the office's table has them. */
export type SelicRates = Readonly<Record<string, string>>;

/**
 * What a federal tax comes to on a day, cents: with fine and interest after `due_date`, the legal date, shift counted. `missing`: months whose Selic
 * nobody has told, which count as nothing.
 */
export const lateTax = (
  { amount, due_date }: { amount: number; due_date: string },
  day: string,
  rates: SelicRates,
): { fine: number; interest: number; total: number; missing: string[] } => {
  const { selic, missing } = selicBetween(rates, { due_date, paid_date: day });
  const { fine, interest, total } = latePayment({ amount, due_date, paid_date: day, selic });
  return { fine, interest, total, missing };
};
