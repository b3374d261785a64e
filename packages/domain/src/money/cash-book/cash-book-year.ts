import { type CarneLeaoDetails, type CarneLeaoMonth, carneLeaoDetails } from '../../law/tax/carne-leao.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { formatMoney } from '../../shared/money/money.ts';
import type { CashBookMonthStatus } from './cash-book-life.ts';

/** What the entries of a month come to, in cents. `income`: all that came in; `deductions`: cash book; what companies paid never enters the tax. */
export type CashBookSums = {
  month: string;
  income: number;
  income_pf: number;
  income_pj: number;
  income_ex: number;
  /** Entries that must have a receipt and have none. */
  without_receipt: number;
  deductions: number;
  social_security: number;
  alimony: number;
  foreign_tax: number;
  entries_count: number;
};

export type CashBookMonth = Omit<CashBookSums, 'month'> & Omit<CarneLeaoDetails, 'month'> & { month: string };

const NOTHING = {
  income: 0,
  income_pf: 0,
  income_pj: 0,
  income_ex: 0,
  without_receipt: 0,
  deductions: 0,
  social_security: 0,
  alimony: 0,
  foreign_tax: 0,
  entries_count: 0,
};

/**
 * The twelve months of a year with the carnê-leão of each, whatever months have entries: the excess of one is carried to the next until December.
 * `dependentsIn`: how many count in a month; `keptIn`: what a closed month left to the next. Throws DomainError for a year without a table.
 */
export const cashBookYear = (
  { year, tables }: { year: number; tables: LawTables },
  sums: readonly CashBookSums[],
  dependentsIn: (month: string) => number,
  keptIn: (month: string) => CarneLeaoMonth['kept'] = () => undefined,
): CashBookMonth[] => {
  const byMonth = new Map(sums.map((sum) => [sum.month, sum]));
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { ...NOTHING, ...byMonth.get(month), month };
  });
  const taxed = carneLeaoDetails({
    year,
    tables,
    months: months.map((sum, index) => ({
      month: index + 1,
      income: sum.income_pf + sum.income_ex,
      foreign_income: sum.income_ex,
      foreign_tax: sum.foreign_tax,
      cash_book: sum.deductions,
      inss: sum.social_security,
      alimony: sum.alimony,
      dependents: dependentsIn(sum.month),
      kept: keptIn(sum.month),
    })),
  });
  return months.flatMap((sum, index) => {
    const tax = taxed[index];
    return tax ? [{ ...tax, ...sum }] : [];
  });
};

/** The earliest month of the year before `month` that is still open: the excess of one is the next one's, so they close in order. */
export const openBefore = (
  month: string,
  months: readonly { month: string; month_status: CashBookMonthStatus; entries_count: number }[],
): string | null =>
  months.find((one) => one.month < month && one.month_status !== 'closed' && (one.entries_count > 0 || one.month_status === 'reopened'))
    ?.month ?? null;

type Carried = Pick<CarneLeaoDetails, 'carry_in' | 'foreign_carry_in' | 'darf' | 'darf_carry_out' | 'tax'>;

/**
 * What earlier months, as they stand now, would bring a closed month other than what it was closed with, a sentence each. It stays as it was closed, and
 * so does what it left to the next one; who reads this opens it again or lets it be.
 */
export const carriedChanges = (kept: Carried, now: Carried): string[] => {
  const darfIn = ({ darf, darf_carry_out, tax }: Carried): number => darf + darf_carry_out - tax;
  const pairs: [string, number, number][] = [
    ['Excesso de meses anteriores', kept.carry_in, now.carry_in],
    ['Imposto do exterior de meses anteriores', kept.foreign_carry_in, now.foreign_carry_in],
    ['Imposto de meses anteriores abaixo da guia', darfIn(kept), darfIn(now)],
  ];
  const changed = pairs.filter(([, before, after]) => before !== after);
  const all: typeof pairs = changed.length > 0 && kept.darf !== now.darf ? [...changed, ['Carnê-leão', kept.darf, now.darf]] : changed;
  return all.map(([label, before, after]) => `${label}: ${formatMoney(before)} no fechamento, ${formatMoney(after)} agora.`);
};
