import type { TaxRegime } from '../company/company-kinds.ts';
import { addCompetence } from '../shared/date/competence.ts';
import { inForce } from '../shared/date/validity.ts';
import { demandCents, demandCompetence } from '../shared/schema/demand.ts';
import { dividendTax } from './dividends.ts';
import { lowestProLabore } from './ideal-pro-labore.ts';
import { factorR, type SimplesInput, simplesNacional } from './simples.ts';
import { simplesLimits } from './simples-limit.ts';
import { simplesIssRate, simplesTable } from './simples-rates.ts';
import { type Amounts, rbt12Of, rbt12Window } from './simples-window.ts';
import { DIVIDEND_TABLES } from './tables/dividend-table.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

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
  /** The lowest monthly pró-labore of twelve that alone reaches 28 %, cents. */
  lowest_pro_labore: Change<number>;
  /** `now` is of the invoice's own competence, which the invoice does not change. Null while nobody has told the pró-labore. */
  factor_r: (Change<FactorR> & { now: FactorR }) | null;
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
  /** Of the invoice, cents. */
  gross: number;
  regime: TaxRegime;
  /** Whether the taker keeps the ISS of the invoice back: the DAS goes without it. */
  iss_withheld: boolean;
  /** Of the company without the invoice, cents by competence: two years, for the sublimit of the ISS. */
  revenues: Amounts;
  /** Of the competence's revenue, what has its ISS kept back by takers. */
  revenue_without_iss: number;
  /** The monthly pró-labore, cents; null when nobody has told it. Wages and CPP are not known and not counted. */
  pro_labore: number | null;
};

/**
 * What an invoice does to the taxes of a company. The opening is not known: it is taken to be more than twelve months old, so that a younger company
 * reads a plain sum. Throws DomainError (Portuguese message): amount or month that is none, no table for the month, or a company that is beyond
 * the Simples before the invoice.
 */
export const invoiceEffects = (input: EffectsInput): InvoiceEffects => {
  const competence = demandCompetence('Competência', input.competence);
  const before = demandCents('Receita do mês', input.revenues[competence] ?? 0);
  const revenue = { before, after: before + demandCents('Valor do serviço', input.gross) };
  if (input.regime !== 'simples') return { simples: null, dividends: dividendEffects(competence, revenue) };
  const rbt12 = windowOf(competence, input.revenues).rbt12;
  const now = input.pro_labore === null ? null : factorOf(input.pro_labore, rbt12);
  const iss_in_das = isIssInDas(competence, input.revenues);
  const withoutIss = input.revenue_without_iss;
  const kept = { before: withoutIss, after: withoutIss + (input.iss_withheld ? input.gross : 0) };
  const month = { competence, rbt12, iss_in_das };
  const iii = dasOf({ ...month, annex: 'III' }, revenue, kept);
  const v = dasOf({ ...month, annex: 'V' }, revenue, kept);
  const iss = { iii: simplesIssRate({ ...month, annex: 'III' }), v: simplesIssRate({ ...month, annex: 'V' }) };
  const paid = now ? { III: iii, V: v }[now.annex] : { before: Math.min(iii.before, v.before), after: Math.min(iii.after, v.after) };
  return {
    simples: { das: { iii: iii.after - iii.before, v: v.after - v.before }, iss, ...laterEffects(input, revenue.after, now) },
    dividends: dividendEffects(competence, { before: revenue.before - paid.before, after: revenue.after - paid.after }),
  };
};

/** Of the first competence that counts the month of the invoice among its twelve. */
const laterEffects = (input: EffectsInput, revenue: number, now: FactorR | null): Omit<SimplesEffects, 'das' | 'iss'> => {
  const { competence, revenues, pro_labore } = input;
  const counts_from = firstThatCounts(competence);
  const without = windowOf(counts_from, revenues);
  const withInvoice = { ...revenues, [competence]: revenue };
  const after = windowOf(counts_from, withInvoice);
  const change = <T>(read: (rbt12: number) => T): Change<T> => ({ before: read(without.rbt12), after: read(after.rbt12) });
  return {
    counts_from,
    rbt12: change((rbt12) => rbt12),
    rates: {
      before: ratesOf(counts_from, without.rbt12, isIssInDas(counts_from, revenues)),
      after: ratesOf(counts_from, after.rbt12, isIssInDas(counts_from, withInvoice)),
    },
    lowest_pro_labore: change((revenue12) => lowestProLabore({ revenue12, payroll12: 0 })),
    factor_r: now && pro_labore !== null ? { now, ...change((rbt12) => factorOf(pro_labore, rbt12)) } : null,
    missing: after.missing,
  };
};

const dividendEffects = (competence: string, left: Change<number>): DividendEffects => {
  const taxOf = (amount: number): number => dividendTax({ competence, payments: [amount] }).tax;
  return {
    limit: inForce('Lucros distribuídos', DIVIDEND_TABLES, competence).above,
    left,
    tax: { before: taxOf(left.before), after: taxOf(left.after) },
  };
};

/** The twelve months of a company that has all of them. */
const windowOf = (competence: string, revenues: Amounts) => rbt12Of({ competence, opened: addCompetence(competence, -24), revenues });

/** Until 2026 the month after; where the window of 2027 moves back, the one after that. */
const firstThatCounts = (competence: string): string => {
  const next = addCompetence(competence, 1);
  return rbt12Window(next).to >= competence ? next : addCompetence(competence, 2);
};

type Month = Pick<SimplesInput, 'annex' | 'competence' | 'rbt12' | 'iss_in_das'>;

const dasOf = (month: Month, revenue: Change<number>, withoutIss: Change<number>): Change<number> => {
  const das = (when: 'before' | 'after'): number =>
    simplesNacional({ ...month, revenue: revenue[when], revenue_without_iss: withoutIss[when] }).total;
  return { before: das('before'), after: das('after') };
};

/** Whether neither this year nor the one before has passed the sublimit so that the ISS has left the DAS by that month. */
const isIssInDas = (competence: string, revenues: Amounts): boolean => {
  const year = Number(competence.slice(0, 4));
  const years = [year - 1, year].filter((each) => `${each}-01` >= FIRST_TABLE);
  return years.every((each) => {
    const { iss_leaves_from } = simplesLimits({ year: each, opened: addCompetence(competence, -24), revenues });
    return iss_leaves_from === null || iss_leaves_from > competence;
  });
};

const FIRST_TABLE = SIMPLES_TABLES.map(({ from }) => from).toSorted()[0] ?? '';

const ratesOf = (competence: string, rbt12: number, iss_in_das: boolean): Rates | null => {
  if (rbt12 > simplesTable(competence).limit) return null;
  const of = (annex: SimplesAnnex) => simplesNacional({ annex, competence, rbt12, revenue: 0, iss_in_das });
  const iii = of('III');
  return { band: iii.band, iii: iii.effective_rate, v: of('V').effective_rate };
};

const factorOf = (proLabore: number, revenue12: number): FactorR =>
  factorR({ payroll12: demandCents('Pró-labore', proLabore) * 12, revenue12 });
