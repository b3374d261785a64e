import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { inForce } from '../../shared/date/validity.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence } from '../../shared/schema/demand.ts';
import { type CompanyMonths, openedIn } from '../month/company-months.ts';
import { NO_REVENUE, revenueTotal } from '../month/month-revenue.ts';
import { dividendTax } from './dividends.ts';
import { type ProLaboreAim, suggestedProLabore } from './ideal-pro-labore.ts';
import { type MonthTax, monthTax } from './month-tax.ts';
import { type FactorMonths, type SimplesMonth, type SimplesMonths, simplesMonths } from './simples-months.ts';
import { simplesIssRate } from './simples-rates.ts';
import { firstThatCounts, rbt12Of } from './simples-window.ts';
import { DIVIDEND_TABLES } from './tables/dividend-table.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

/** A figure without and with the invoice. */
export type Change<T> = { before: T; after: T };

type FactorR = { ratio: string; annex: SimplesAnnex };
type Rates = { band: number; iii: string; v: string };

export type SimplesEffects = {
  /** What the invoice adds to the DAS of its own competence, by annex, cents: without its ISS where the taker keeps that back. */
  das: { iii: number; v: number };
  /** The ISS that the DAS of the competence implies, by annex, a fraction; null where the ISS is paid to the municipality. */
  iss: { iii: string | null; v: string | null };
  /** The first competence whose twelve months hold the invoice; what follows is of that competence. */
  counts_from: string;
  rbt12: Change<number>;
  /** Band 1 to 6 and effective rate by annex; null beyond the limit of the Simples. */
  rates: Change<Rates | null>;
  /** The pró-labore that is suggested for each month that counts, as the list of the fator R has it for `counts_from`, cents. */
  suggested_pro_labore: Change<number>;
  /** The factor R of the invoice's own competence. Null while payrolls that count for it are untold. */
  now: FactorR | null;
  /** The factor R of `counts_from`. Null while payrolls that count for it are untold. */
  factor_r: Change<FactorR> | null;
  /** Months of the two windows whose payroll nobody has told. */
  untold: string[];
  /** Months of the twelve without a known invoice; they were taken as zero. */
  missing: string[];
};

export type DividendEffects = {
  /** Above it, from one company to one person in a month, the whole is taxed; null when profits are not taxed in that month. */
  limit: number | null;
  /** The most that the month leaves to distribute: its revenue less the DAS, where the company is in the Simples. */
  left: Change<number>;
  /** What would be withheld if all of it went to one person. */
  tax: Change<number>;
};

export type InvoiceEffects = { simples: SimplesEffects | null; dividends: DividendEffects };

export type EffectsInput = {
  competence: string;
  /** The amount of the invoice, in cents. */
  gross: number;
  /** Whether the taker keeps the ISS of the invoice back: the DAS goes without it. */
  iss_withheld: boolean;
  /** The company's months without the invoice. */
  months: CompanyMonths;
  /** A monthly pró-labore that is taken for the months whose payroll is untold, cents; null: none. */
  pro_labore: number | null;
  /** What the office aims at in a competence. */
  aim: (competence: string) => ProLaboreAim;
};

/**
 * What an invoice does to the taxes of a company. Throws DomainError (Portuguese message): amount or month that is none, no table for the month, a month
 * before the company opened, or a company that is beyond the Simples before the invoice.
 */
export const invoiceEffects = (input: EffectsInput): InvoiceEffects => {
  const competence = demandCompetence('Competência', input.competence);
  const gross = demandCents('Valor do serviço', input.gross);
  const months = withProLabore(input, competence);
  if (openedIn(months) > competence)
    throw new DomainError('invalid_input', `Competência: a empresa abriu em ${formatCompetenceNumeric(openedIn(months))}.`);
  const walked = { before: walk(months), after: walk(withInvoice(months, { competence, gross, iss_withheld: input.iss_withheld })) };
  const of = (when: keyof typeof walked): MonthTax => monthTax(walked[when].months, competence, walked[when].simples);
  const month = { before: of('before'), after: of('after') };
  const revenue = mapped(month, (one) => revenueTotal(one.revenue));
  if (month.before.tax_regime !== 'simples') return { simples: null, dividends: dividendEffects(competence, revenue) };
  const simples = simplesEffects(competence, walked, input.aim);
  const paid = mapped(month, (one) => one.das?.total ?? Math.min(...lesser(one.simples)));
  return { simples, dividends: dividendEffects(competence, { before: revenue.before - paid.before, after: revenue.after - paid.after }) };
};

type Walked = { months: CompanyMonths; simples: SimplesMonths };

const walk = (months: CompanyMonths): Walked => ({ months, simples: simplesMonths(months) });

const mapped = <T, R>({ before, after }: Change<T>, read: (value: T) => R): Change<R> => ({ before: read(before), after: read(after) });

const lesser = (month: SimplesMonth | null): number[] => (month?.das ? [month.das.III.total, month.das.V.total] : [0]);

const withInvoice = (
  months: CompanyMonths,
  { competence, gross, iss_withheld }: Pick<EffectsInput, 'competence' | 'gross' | 'iss_withheld'>,
): CompanyMonths => {
  const there = months.revenues[competence] ?? NO_REVENUE;
  const waiting_without_iss = there.waiting_without_iss + (iss_withheld ? gross : 0);
  return { ...months, revenues: { ...months.revenues, [competence]: { ...there, waiting: there.waiting + gross, waiting_without_iss } } };
};

/** Beside what is told, what the person says of the months of the year that nobody has told. */
const withProLabore = ({ months, pro_labore }: EffectsInput, competence: string): CompanyMonths => {
  if (pro_labore === null) return months;
  const said = { pro_labore: demandCents('Pró-labore', pro_labore), wages: 0, inss_employer: 0, fgts: 0 };
  const later = firstThatCounts(competence);
  const counted = [competence, later].flatMap((month) => simplesMonths(months).factorAt(month)?.months ?? []);
  return { ...months, payrolls: { ...Object.fromEntries(counted.map((month) => [month, said])), ...months.payrolls } };
};

const simplesEffects = (competence: string, walked: Change<Walked>, aim: EffectsInput['aim']): SimplesEffects => {
  const [now, then] = [walked.before.simples.at(competence), walked.after.simples.at(competence)];
  if (!now?.das || !then) throw new DomainError('out_of_regime', now?.problem ?? 'A empresa não está no Simples Nacional neste mês.');
  const counts_from = firstThatCounts(competence);
  const later = mapped(walked, ({ simples }) => demandMonth(simples.at(counts_from)));
  const das = (annex: SimplesAnnex): number => (then.das ? then.das[annex].total : 0) - (now.das?.[annex].total ?? 0);
  const iss = (annex: SimplesAnnex) => (then.das ? simplesIssRate({ ...then, annex }) : null);
  const factors = mapped(later, factorIn);
  return {
    das: { iii: das('III'), v: das('V') },
    iss: { iii: iss('III'), v: iss('V') },
    counts_from,
    rbt12: mapped(later, ({ rbt12 }) => rbt12),
    rates: mapped(later, ratesIn),
    suggested_pro_labore: {
      before: suggestedIn(walked.before.months, later.before.factor, aim(counts_from)),
      after: suggestedIn(walked.after.months, later.after.factor, aim(counts_from)),
    },
    now: factorIn(then),
    factor_r: factors.before && factors.after ? { before: factors.before, after: factors.after } : null,
    untold: [...new Set([...then.factor.untold, ...later.after.factor.untold])].toSorted(),
    missing: missingIn(walked.after.months, counts_from),
  };
};

const demandMonth = (month: SimplesMonth | null): SimplesMonth => {
  if (month) return month;
  throw new DomainError('out_of_regime', 'A empresa não está no Simples Nacional no mês seguinte.');
};

const factorIn = ({ annex, factor }: SimplesMonth): FactorR | null => annex && { ratio: factor.ratio, annex };

const ratesIn = ({ das }: SimplesMonth): Rates | null =>
  das && { band: das.III.band, iii: das.III.effective_rate, v: das.V.effective_rate };

/** With what is told besides the pró-labore, the CPP of the DAS among it. */
const suggestedIn = ({ payrolls }: CompanyMonths, { months, revenue12, payroll12 }: FactorMonths, aim: ProLaboreAim): number => {
  if (months.length === 0) return 0;
  const proLabore = months.reduce((sum, month) => sum + (payrolls[month]?.pro_labore ?? 0), 0);
  return suggestedProLabore({ revenue12, payroll12: payroll12 - proLabore, months: months.length }, aim);
};

const missingIn = (months: CompanyMonths, competence: string): string[] => {
  const revenues = Object.fromEntries(Object.entries(months.revenues).map(([month, revenue]) => [month, revenueTotal(revenue)]));
  return rbt12Of({ competence, opened: openedIn(months), revenues }).missing;
};

const dividendEffects = (competence: string, left: Change<number>): DividendEffects => {
  const taxOf = (amount: number): number => dividendTax({ competence, payments: [amount] }).tax;
  return {
    limit: inForce('Lucros distribuídos', DIVIDEND_TABLES, competence).above,
    left,
    tax: mapped(left, taxOf),
  };
};
