import type { TaxRegime } from '../company/company-kinds.ts';
import { addCompetence } from '../shared/date/competence.ts';
import { inForce } from '../shared/date/validity.ts';
import { demandCents, demandCompetence } from '../shared/schema/demand.ts';
import { dividendTax } from './dividends.ts';
import { lowestProLabore } from './ideal-pro-labore.ts';
import { factorR, simplesNacional } from './simples.ts';
import { simplesTable } from './simples-rates.ts';
import { type Amounts, rbt12Of, rbt12Window } from './simples-window.ts';
import { DIVIDEND_TABLES } from './tables/dividend-table.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

/** A figure without and with the invoice. */
export type Change<T> = { before: T; after: T };

type FactorR = { ratio: string; annex: SimplesAnnex };
type Rates = { band: number; iii: string; v: string };

export type SimplesEffects = {
  /** What the invoice adds to the DAS of its own competence, by annex, cents. */
  das: { iii: number; v: number };
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
  /** Of the company without the invoice, cents by competence. */
  revenues: Amounts;
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
  const iii = dasOf('III', competence, rbt12, revenue);
  const v = dasOf('V', competence, rbt12, revenue);
  const paid = now ? { III: iii, V: v }[now.annex] : { before: Math.min(iii.before, v.before), after: Math.min(iii.after, v.after) };
  return {
    simples: { das: { iii: iii.after - iii.before, v: v.after - v.before }, ...laterEffects(input, revenue.after, now) },
    dividends: dividendEffects(competence, { before: revenue.before - paid.before, after: revenue.after - paid.after }),
  };
};

/** Of the first competence that counts the month of the invoice among its twelve. */
const laterEffects = (input: EffectsInput, revenue: number, now: FactorR | null): Omit<SimplesEffects, 'das'> => {
  const { competence, revenues, pro_labore } = input;
  const counts_from = firstThatCounts(competence);
  const without = windowOf(counts_from, revenues);
  const after = windowOf(counts_from, { ...revenues, [competence]: revenue });
  const change = <T>(read: (rbt12: number) => T): Change<T> => ({ before: read(without.rbt12), after: read(after.rbt12) });
  return {
    counts_from,
    rbt12: change((rbt12) => rbt12),
    rates: change((rbt12) => ratesOf(counts_from, rbt12)),
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

const dasOf = (annex: SimplesAnnex, competence: string, rbt12: number, revenue: Change<number>): Change<number> => {
  const das = (amount: number): number => simplesNacional({ annex, competence, rbt12, revenue: amount }).total;
  return { before: das(revenue.before), after: das(revenue.after) };
};

const ratesOf = (competence: string, rbt12: number): Rates | null => {
  if (rbt12 > simplesTable(competence).limit) return null;
  const of = (annex: SimplesAnnex) => simplesNacional({ annex, competence, rbt12, revenue: 0 });
  const iii = of('III');
  return { band: iii.band, iii: iii.effective_rate, v: of('V').effective_rate };
};

const factorOf = (proLabore: number, revenue12: number): FactorR =>
  factorR({ payroll12: demandCents('Pró-labore', proLabore) * 12, revenue12 });
