import { selicBetween } from '../accounting-parameter/accounting-parameter.ts';
import { latePayment } from './late-fine.ts';

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
