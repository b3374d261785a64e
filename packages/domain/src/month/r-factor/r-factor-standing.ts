import { type CompanyMonths, openedIn } from '../../law/month/company-months.ts';
import { revenueTotal } from '../../law/month/month-revenue.ts';
import { adviseProLabore, type ProLaboreAdvice, type ProLaboreAim, suggestedProLabore } from '../../law/tax/ideal-pro-labore.ts';
import { socialSecurity } from '../../law/tax/payroll.ts';
import { FACTOR_R_LIMIT } from '../../law/tax/simples.ts';
import { type FactorMonths, type SimplesMonths, simplesMonths } from '../../law/tax/simples-months.ts';
import { rbt12Of } from '../../law/tax/simples-window.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import type { SimplesAnnex } from '../../law/tax/tables/simples-table.ts';
import { addCompetence } from '../../shared/date/competence.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import type { OfficeRules } from '../accounting-parameter/accounting-parameter-form.ts';
import { type RFactorSituation, SAFE_FROM, TIGHT_FROM } from './r-factor-situation.ts';

export type RFactorInput = {
  competence: string;
  months: CompanyMonths;
  /** Where others have walked the same months already. */
  simples?: SimplesMonths;
  rules: OfficeRules;
  tables: LawTables;
};

export type RFactorStanding = {
  situation: RFactorSituation;
  /** By the payrolls that are told; null before the company opened. */
  ratio: string | null;
  /** Null before the company opened, and where payrolls are untold and what is told does not reach 28 %. */
  annex: SimplesAnnex | null;
  /** The months that count for the competence, and of them those without a payroll. */
  months: string[];
  untold: string[];
  revenue12: number;
  /** The part of `revenue12` that is not issued yet. */
  waiting12: number;
  /** With `cpp12`: the CPP inside the DAS that were paid in the months. */
  payroll12: number;
  cpp12: number;
  /** Payroll that the sum lacks to 28 %, cents; below zero: as much could go. */
  lacking: number;
  /** The pró-labore of each month that would have reached what the office aims at, and what it would change; null where nothing can be said. */
  advice: Omit<ProLaboreAdvice, 'steps'> | null;
};

/** Where a company stands in a competence. Throws nothing on sums that are beyond the Simples: no advice then. */
export const rFactorStanding = (input: RFactorInput): RFactorStanding => {
  const { competence, months, simples = simplesMonths(months) } = input;
  const factor = simples.factorAt(competence);
  if (factor === null) return NOT_OPEN;
  const { annex, ...shown } = factor;
  const situation = situationOf(factor);
  return {
    ...shown,
    situation,
    annex: situation === 'unknown' ? null : annex,
    lacking: wantedPayroll(factor.revenue12) - factor.payroll12,
    advice: situation === 'unknown' || factor.months.length === 0 ? null : adviceOf(input, factor),
  };
};

/**
 * The pró-labore of the month itself with which the next competence has annex III, all else as it is told, cents; null where it is not to be said. It
 * counts for the next competence only where the window reaches up to it (until the end of 2026).
 */
export const proLaboreOfTheMonth = (input: RFactorInput): number | null => {
  const { competence, months, simples = simplesMonths(months) } = input;
  if (openedIn(months) > competence) return null;
  const next = simples.factorAt(addCompetence(competence, 1));
  if (!next?.months.includes(competence)) return null;
  const payroll12 = next.payroll12 - (months.payrolls[competence]?.pro_labore ?? 0);
  return suggestedProLabore({ revenue12: next.revenue12, payroll12, months: 1 }, proLaboreAim(input));
};

/** What the office aims at in a competence. */
export const proLaboreAim = ({ rules, tables, competence }: Pick<RFactorInput, 'rules' | 'tables' | 'competence'>): ProLaboreAim => ({
  target: rateFromScaled(scaledRate(FACTOR_R_LIMIT) + scaledRate(rules.r_factor_margin)),
  least: rules.floors_pro_labore && competence >= FIRST_WAGE ? socialSecurity(competence, tables).minimum_wage : 0,
});

/** From where on the minimum wages are known. */
const FIRST_WAGE = '2025-01';

const adviceOf = (input: RFactorInput, factor: FactorMonths): RFactorStanding['advice'] => {
  const { competence, months, tables } = input;
  const { revenue12, payroll12 } = factor;
  const proLabores = sumOf(factor.months, (month) => months.payrolls[month]?.pro_labore ?? 0);
  const count = factor.months.length;
  const revenues = Object.fromEntries(Object.entries(months.revenues).map(([month, revenue]) => [month, revenueTotal(revenue)]));
  try {
    const { steps: _steps, ...advice } = adviseProLabore({
      competence,
      months: count,
      revenue12,
      rbt12: rbt12Of({ competence, opened: openedIn(months), revenues }).rbt12,
      revenue: Math.round(revenue12 / count),
      payroll12: payroll12 - proLabores,
      pro_labore: Math.floor(proLabores / count),
      dependents: 0,
      ...proLaboreAim(input),
      tables,
    });
    return advice;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** 28 % of the revenue, a part of a cent upwards. */
const wantedPayroll = (revenue: number): number => Number((BigInt(revenue) * BigInt(TIGHT_FROM) + 99n) / 100n);

const situationOf = ({ months, untold, payroll12, revenue12 }: FactorMonths): RFactorSituation => {
  if (months.length === 0) return 'tight';
  const reaches = (hundredths: number): boolean => payroll12 > 0 && BigInt(payroll12) * 100n >= BigInt(revenue12) * BigInt(hundredths);
  // What is not told could only raise it.
  if (untold.length === months.length || (untold.length > 0 && !reaches(TIGHT_FROM))) return 'unknown';
  if (!reaches(TIGHT_FROM)) return 'below';
  // Payroll without revenue is 28 % for the PGDAS-D, and no more.
  return revenue12 > 0 && reaches(SAFE_FROM) ? 'safe' : 'tight';
};

const sumOf = (months: readonly string[], amount: (month: string) => number): number =>
  months.reduce((sum, month) => sum + amount(month), 0);

const NOT_OPEN: RFactorStanding = {
  situation: 'unknown',
  ratio: null,
  annex: null,
  months: [],
  untold: [],
  revenue12: 0,
  waiting12: 0,
  payroll12: 0,
  cpp12: 0,
  lacking: 0,
  advice: null,
};
