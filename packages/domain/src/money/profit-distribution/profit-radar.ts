import { annualMinimumTax, dividendTax } from '../../law/tax/dividends.ts';
import { DIVIDEND_TABLES, MINIMUM_TAX } from '../../law/tax/tables/dividend-table.ts';
import { inForce } from '../../shared/date/validity.ts';
import { formatMoney, sumCents } from '../../shared/money/money.ts';

/** Profits that a company paid to one person. `is_earlier`: of results until 2025, decided until then. */
export type ProfitPayment = { paid_on: string; amount: number; is_earlier: boolean; voided_at: string | null };

/** Cents. `free`: what may still be paid in the month without tax, null where there is no limit. */
export type ProfitMonth = { month: string; paid: number; earlier: number; tax: number; free: number | null };

export type ProfitRadar = ProfitMonth & {
  /** What paying so much more would cost: the tax of the whole month, what of it this payment must hold back, and what reaches the person. */
  next: { amount: number; tax: number; withheld: number; net: number };
  year: ProfitYear;
};

/** `received`: from all companies that are known to pay this person; `left`: up to where the minimum tax begins, null before there is one. */
export type ProfitYear = { paid: number; withheld: number; earlier: number; received: number; left: number | null; minimum: number };

/** From this part of the limit on a month is near it. */
const NEAR = 0.8;

/** The limit of a month, and from where on one is near it; null where there is none. */
export const profitLimit = (month: string): { above: number; near: number } | null => {
  const { above } = inForce('Lucros distribuídos', DIVIDEND_TABLES, month);
  return above === null ? null : { above, near: above * NEAR };
};

/** Where the sum of one person in a month stands before the limit. */
export const limitStanding = (month: string, paid: number): 'above' | 'near' | 'within' => {
  const limit = profitLimit(month);
  if (limit && paid > limit.above) return 'above';
  return limit && paid >= limit.near ? 'near' : 'within';
};

/** The tax of a month of one company: of each person by what all payments to them come to. */
export const taxOfMonth = (month: string, payments: readonly (ProfitPayment & { person: string })[]): number =>
  sumCents([...Map.groupBy(payments, ({ person }) => person).values()].map((own) => profitMonth(month, own).tax));

/** A month of one company and person. What is of earlier results is neither taxed nor counted to the limit. */
export const profitMonth = (month: string, payments: readonly ProfitPayment[]): ProfitMonth => {
  const { above } = inForce('Lucros distribuídos', DIVIDEND_TABLES, month);
  const own = standing(payments).filter(({ paid_on }) => paid_on.startsWith(month));
  const paid = taxable(own);
  const { tax } = dividendTax({ competence: month, payments: [paid] });
  return {
    month,
    paid,
    earlier: earlier(own),
    tax,
    free: above === null ? null : Math.max(0, above - paid),
  };
};

/**
 * All that is said of one company, person and month before a payment of `more` cents. `payments`: of any months of the year; `elsewhere`: what other companies
 * paid the person in it. The tax is of the whole month, so that what passes the limit also holds back what earlier payments did not
 * (Lei 9.250/1995, art. 6º-A, §§ 1º and 2º, with the Lei 15.270/2025).
 */
export const profitRadar = ({ month, payments, elsewhere = 0, more = 0 }: RadarInput): ProfitRadar => {
  const now = profitMonth(month, payments);
  const { tax } = dividendTax({ competence: month, payments: [now.paid, more] });
  const withheld = tax - now.tax;
  return {
    ...now,
    next: { amount: more, tax, withheld, net: more - withheld },
    year: profitYear(Number(month.slice(0, 4)), payments, elsewhere),
  };
};

type RadarInput = { month: string; payments: readonly ProfitPayment[]; elsewhere?: number; more?: number };

/** A year of one company and person, with what other companies paid. `minimum`: the least tax of that much, were it all that the person earns. */
export const profitYear = (year: number, payments: readonly ProfitPayment[], elsewhere = 0): ProfitYear => {
  const own = standing(payments).filter(({ paid_on }) => paid_on.startsWith(`${year}-`));
  const paid = taxable(own);
  const received = paid + elsewhere;
  const withheld = sumCents([...monthsOf(own)].map((month) => profitMonth(month, own).tax));
  return {
    paid,
    withheld,
    earlier: earlier(own),
    received,
    left: year < MINIMUM_TAX.from ? null : Math.max(0, MINIMUM_TAX.above - received),
    minimum: annualMinimumTax({ year, income: received, tax_paid: 0 }).minimum,
  };
};

/** What a company may pay out in a year without books, cents. `excess`: what was paid beyond it. `months`: how many closed ones say it. */
export type UnbookedLimit = { months: number; limit: number; paid: number; left: number; excess: number };

/**
 * What is free without bookkeeping: what the closed months of a year leave, less all that was paid to all of its people. What passes it is taxed like wages, by
 * the table, unless the books prove the profit (LC 123/2006, art. 14, §§ 1º and 2º). Null where no closed month says it, as outside the Simples.
 */
export const unbookedLimit = (free: readonly (number | null)[], payments: readonly ProfitPayment[]): UnbookedLimit | null => {
  const limits = free.filter((one) => one !== null);
  if (limits.length === 0) return null;
  const limit = sumCents(limits);
  const paid = taxable(standing(payments));
  return { months: limits.length, limit, paid, left: Math.max(0, limit - paid), excess: Math.max(0, paid - limit) };
};

/** The same in a sentence. `ended`: how many months of the year are over; while some of them are not closed, nothing is said to be too much yet. */
export const unbookedWords = ({ months, limit, paid, left, excess }: UnbookedLimit, ended = months): string => {
  const closed = months === 1 ? 'o mês fechado do ano deixa' : `os ${months} meses fechados do ano deixam`;
  const said = `Sem escrituração, ${closed} ${formatMoney(limit)}`;
  if (excess === 0) return `${said}. Ainda cabem ${formatMoney(left)}.`;
  if (months < ended) return `${said}, e saíram ${formatMoney(paid)} no ano. Os meses por fechar ainda aumentam o que cabe.`;
  return `${said}, e saíram ${formatMoney(paid)}. Os ${formatMoney(excess)} a mais só são lucro se a escrituração mostrar; sem ela, são rendimento tributável pela tabela.`;
};

const standing = (payments: readonly ProfitPayment[]): ProfitPayment[] => payments.filter(({ voided_at }) => voided_at === null);

const taxable = (payments: readonly ProfitPayment[]): number =>
  sumCents(payments.filter(({ is_earlier }) => !is_earlier).map(({ amount }) => amount));

const earlier = (payments: readonly ProfitPayment[]): number =>
  sumCents(payments.filter(({ is_earlier }) => is_earlier).map(({ amount }) => amount));

const monthsOf = (payments: readonly ProfitPayment[]): Set<string> => new Set(payments.map(({ paid_on }) => paid_on.slice(0, 7)));
