import { sumCents } from '../../shared/money/money.ts';
import type { ChartMonthTax } from './month-taxes.ts';
import { rateOf } from './shares.ts';
import type { TaxLaw } from './tax-law.ts';

/** A tax over the months: cents, and what it is of their revenue, a fraction. */
export type TaxTotal = { tax: string; amount: number; rate: string | null };

/** Over the months whose taxes can be said: months without them would make the taxes look smaller than they are. */
export type TaxTotals = { revenue: number; total: number; rate: string | null; taxes: TaxTotal[]; untold: number };

/** The largest tax first. The taxes sum to the total. */
export const taxTotals = (months: readonly ChartMonthTax[]): TaxTotals => {
  const totalled = months.filter(({ total }) => total !== null);
  const revenue = sumCents(totalled.map((month) => month.revenue));
  const total = sumCents(totalled.map((month) => month.total ?? 0));
  const parts = totalled.flatMap((month) => month.parts);
  const taxes = [...new Set(parts.map(({ tax }) => tax))].map((tax) => {
    const amount = sumCents(parts.filter((part) => part.tax === tax).map((part) => part.amount));
    return { tax, amount, rate: rateOf(amount, revenue) };
  });
  return {
    revenue,
    total,
    rate: rateOf(total, revenue),
    taxes: taxes.toSorted((a, b) => b.amount - a.amount),
    untold: months.length - totalled.length,
  };
};

/** What stands where a tax has no rule of its own: a DAS that nobody divided. */
export const UNDIVIDED: TaxLaw = { rule: 'Valor do PGDAS-D, sem a divisão por tributo: falta a folha dos meses do fator R', source: null };
