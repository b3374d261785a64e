import type { OfficeRules } from '../accounting-parameter/accounting-parameter-form.ts';
import { addCompetence, competenceOf } from '../shared/date/competence.ts';
import { rateFromScaled, scaledRate } from '../shared/money/percent.ts';
import { DomainError } from '../shared/result/domain-error.ts';
import { adviseProLabore, lowestProLabore, type ProLaboreAdvice } from '../tax/ideal-pro-labore.ts';
import { socialSecurity } from '../tax/payroll.ts';
import { FACTOR_R_LIMIT } from '../tax/simples.ts';
import { type Amounts, factorROf, rbt12Of, rFactorMonths } from '../tax/simples-window.ts';
import { LAW_TABLES, type LawTables } from '../tax/tables/law-tables.ts';
import type { SimplesAnnex } from '../tax/tables/simples-table.ts';
import { type PayrollMonth, payrollTotal } from './payroll-month-form.ts';
import { type RFactorSituation, SAFE_FROM, TIGHT_FROM } from './r-factor-situation.ts';

export type RFactorInput = {
  competence: string;
  /** Date of opening; null where nobody has told it: the company is taken to be old. */
  opened: string | null;
  /** Cents by competence. */
  revenues: Amounts;
  payrolls: Readonly<Record<string, PayrollMonth>>;
  rules: OfficeRules;
  tables?: LawTables;
};

export type RFactorStanding = {
  situation: RFactorSituation;
  /** Null before the company opened. */
  ratio: string | null;
  annex: SimplesAnnex | null;
  /** The months that count for the competence, and how many of them have a payroll. */
  months: string[];
  payroll_months: number;
  revenue12: number;
  payroll12: number;
  /** Payroll that the sum lacks to 28 %, cents; below zero: as much could go. */
  lacking: number;
  /** The pró-labore of each month that would have reached what the office aims at, and what it would change; null where nothing can be said. */
  advice: Omit<ProLaboreAdvice, 'steps'> | null;
};

/** Where a company stands in a competence. A month without a payroll counts as zero. Throws nothing on sums that are beyond the Simples: no advice then. */
export const rFactorStanding = (input: RFactorInput): RFactorStanding => {
  const opened = openedIn(input);
  if (opened > input.competence) return NOT_OPEN;
  const months = rFactorMonths({ ...input, opened });
  const payrolls = Object.fromEntries(Object.entries(input.payrolls).map(([month, payroll]) => [month, payrollTotal(payroll)]));
  const { ratio, annex, payroll12, revenue12 } = factorROf({ ...input, opened, payrolls });
  const payroll_months = months.filter((month) => input.payrolls[month] !== undefined).length;
  const lacking = wantedPayroll(revenue12) - payroll12;
  const situation = situationOf({ isWithoutMonths: months.length === 0, payroll_months, payroll12, revenue12 });
  const advice = situation === 'unknown' || months.length === 0 ? null : adviceOf(input, { opened, months, payroll12, revenue12 });
  return { situation, ratio, annex, months, payroll_months, revenue12, payroll12, lacking, advice };
};

/**
 * The pró-labore of the month itself with which the next competence has annex III, all else as it is told, cents; null where it is not to be said. It
 * counts for the next competence only where the window reaches up to it (until the end of 2026).
 */
export const proLaboreOfTheMonth = (input: RFactorInput): number | null => {
  const next = addCompetence(input.competence, 1);
  const opened = openedIn(input);
  if (opened > input.competence) return null;
  const months = rFactorMonths({ ...input, opened, competence: next });
  if (!months.includes(input.competence)) return null;
  const revenue12 = sumOf(months, (month) => input.revenues[month] ?? 0);
  const payroll12 = sumOf(months, (month) => {
    const told = input.payrolls[month];
    return told ? payrollTotal(told) - (month === input.competence ? told.pro_labore : 0) : 0;
  });
  const lowest = lowestProLabore({ revenue12, payroll12, months: 1, target: targetOf(input.rules) });
  return lowest === 0 ? 0 : Math.max(lowest, leastOf(input));
};

/** What the office suggests at least, cents. */
const leastOf = ({ rules, tables, competence }: RFactorInput): number =>
  rules.floors_pro_labore && competence >= FIRST_WAGE ? socialSecurity(competence, tables).minimum_wage : 0;

/** From where on the minimum wages are known. */
const FIRST_WAGE = '2025-01';

type Window = { opened: string; months: readonly string[]; payroll12: number; revenue12: number };

const adviceOf = (input: RFactorInput, { opened, months, payroll12, revenue12 }: Window): RFactorStanding['advice'] => {
  const { competence, revenues, payrolls, rules, tables = LAW_TABLES } = input;
  const proLabores = sumOf(months, (month) => payrolls[month]?.pro_labore ?? 0);
  const count = months.length;
  try {
    const { steps: _steps, ...advice } = adviseProLabore({
      competence,
      months: count,
      revenue12,
      rbt12: rbt12Of({ competence, opened, revenues }).rbt12,
      revenue: Math.round(revenue12 / count),
      payroll12: payroll12 - proLabores,
      pro_labore: Math.floor(proLabores / count),
      dependents: 0,
      target: targetOf(rules),
      least: leastOf(input),
      tables,
    });
    return advice;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const openedIn = ({ competence, opened }: RFactorInput): string => (opened ? competenceOf(opened) : addCompetence(competence, -OLD));

/** Months after which it no longer matters when a company opened. */
const OLD = 24;

const targetOf = ({ r_factor_margin }: OfficeRules): string => rateFromScaled(scaledRate(FACTOR_R_LIMIT) + scaledRate(r_factor_margin));

/** 28 % of the revenue, a part of a cent upwards. */
const wantedPayroll = (revenue: number): number => Number((BigInt(revenue) * BigInt(TIGHT_FROM) + 99n) / 100n);

const situationOf = ({
  isWithoutMonths,
  payroll_months,
  payroll12,
  revenue12,
}: { isWithoutMonths: boolean } & Pick<RFactorStanding, 'payroll_months' | 'payroll12' | 'revenue12'>): RFactorSituation => {
  if (isWithoutMonths) return 'tight';
  if (payroll_months === 0) return 'unknown';
  const reaches = (hundredths: number): boolean => BigInt(payroll12) * 100n >= BigInt(revenue12) * BigInt(hundredths);
  if (payroll12 === 0 || !reaches(TIGHT_FROM)) return 'below';
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
  payroll_months: 0,
  revenue12: 0,
  payroll12: 0,
  lacking: 0,
  advice: null,
};
