import { compareRegimes, type RegimeComparison } from '../../law/tax/comparison/compare-regimes.ts';
import type { ComparedRegime, RegimeYear } from '../../law/tax/comparison/comparison-input.ts';
import { cppInTheDas } from '../../law/tax/comparison/simples-year.ts';
import { annualMinimumTax } from '../../law/tax/dividends.ts';
import { adviseProLabore, type ProLaboreAdvice } from '../../law/tax/ideal-pro-labore.ts';
import { socialSecurity } from '../../law/tax/payroll.ts';
import { simplesTable } from '../../law/tax/simples-rates.ts';
import type { Step } from '../../law/tax/step.ts';
import { DIVIDEND_TABLES } from '../../law/tax/tables/dividend-table.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { inForce } from '../../shared/date/validity.ts';
import { practiceOf, type RegimeToday, type SimulationInput } from './simulation-input.ts';

export type Simulation = RegimeComparison & {
  best: RegimeYear;
  /** What the best leaves more in a year than the one after it; null where there is no other. */
  ahead: { of: ComparedRegime; by: number } | null;
  /** The regime of today, where the person told it and may still have it. */
  today: RegimeYear | null;
  /** What a year of the best leaves above a year of today: by the taxes that the person told, else by the regime; null without either. */
  against_today: number | null;
  /** Null without revenue and beyond the Simples, where the fator R decides nothing. */
  pro_labore: ProLaboreAdvice | null;
  /** What the INSS of a month is reckoned on at least. */
  minimum_wage: number;
  dividends: DividendYear | null;
};

/** The best company's profit against the limit of a month, above which all of it is taxed, and the least tax of a year (Lei 15.270/2025). Cents. */
export type DividendYear = {
  regime: ComparedRegime;
  limit: number | null;
  month: number;
  withheld_month: number;
  minimum: number;
  steps: Step[];
};

/**
 * A practice in every regime, the best of them, and what a person can do about it. `competence`: whose tables hold. Throws DomainError where
 * `compareRegimes` does.
 */
export const simulate = (input: SimulationInput, competence: string, tables: LawTables): Simulation => {
  const practice = practiceOf(input, competence, tables);
  const comparison = compareRegimes(practice);
  const [best, second] = comparison.regimes;
  if (!best) throw new Error('A natural person may always practise.');
  const paid = input.paid_today ?? null;
  const today = regimeOfToday(input.regime_today ?? null, comparison.regimes);
  return {
    ...comparison,
    best,
    ahead: second ? { of: second.regime, by: best.net - second.net } : null,
    today,
    against_today: paid === null ? today && best.net - today.net : paid * 12 - best.tax,
    minimum_wage: socialSecurity(competence, tables).minimum_wage,
    pro_labore: input.revenue === 0 || input.revenue * 12 > simplesTable(competence).limit ? null : adviceFor(input, competence, tables),
    dividends: dividendYear(comparison.regimes, competence),
  };
};

/** Annex V is there only for a company that does not reach 28 % with the pró-labore it pays: that is the one it is in. */
const regimeOfToday = (regime: RegimeToday | null, regimes: readonly RegimeYear[]): RegimeYear | null => {
  const of = (wanted: ComparedRegime) => regimes.find((year) => year.regime === wanted) ?? null;
  if (regime === 'simples') return of('simples_v') ?? of('simples_iii');
  return regime && of(regime);
};

const adviceFor = ({ revenue, payroll, pro_labore, dependents }: SimulationInput, competence: string, tables: LawTables): ProLaboreAdvice =>
  adviseProLabore({
    competence,
    revenue,
    revenue12: revenue * 12,
    payroll12: payroll * 12 + cppInTheDas({ competence, revenue }),
    pro_labore,
    dependents,
    tables,
  });

/**
 * The year's dividends of the company that leaves most. The least tax is of a whole year's income, salary of the company and profits together; what was withheld in the
 * months counts against it in the annual declaration.
 */
const dividendYear = (regimes: readonly RegimeYear[], competence: string): DividendYear | null => {
  const company = regimes.find(({ regime }) => regime !== 'natural_person');
  if (!company) return null;
  const { steps, minimum } = annualMinimumTax({
    year: Number(competence.slice(0, 4)),
    income: (company.pro_labore + company.dividends) * 12,
    tax_paid: company.parts.dividends + proLaboreTax(company),
  });
  const { above } = inForce('Lucros distribuídos', DIVIDEND_TABLES, competence);
  return { regime: company.regime, limit: above, month: company.dividends, withheld_month: company.parts.dividends / 12, minimum, steps };
};

const proLaboreTax = ({ steps }: RegimeYear): number => {
  const step = steps.find(({ label }) => label === 'Imposto de renda do pró-labore');
  return step?.unit === 'money' ? step.value : 0;
};
