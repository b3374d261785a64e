import type { CompanyType, TaxRegime } from '../../company/company/company-kinds.ts';
import { competenceOf } from '../../shared/date/competence.ts';
import type { MonthRevenue } from './month-revenue.ts';
import type { PayrollMonth } from './payroll-month.ts';

// What is known of a company by month, for whoever computes a tax of it: one statement of the server reads it, and nobody else adds anything up.

/** A company's regime, and whether it pays by what it received (regime de caixa) instead of by what it invoiced. */
export type RegimeTerms = { tax_regime: TaxRegime; on_cash_basis: boolean };

export type CompanyMonths = RegimeTerms & {
  type: CompanyType;
  /** What it was before a month, that month not included. */
  former_regimes: readonly (RegimeTerms & { until: string })[];
  /** Date; null where nobody has told it: the company is taken to be old. */
  opening_date: string | null;
  /** By competence. */
  revenues: Readonly<Record<string, MonthRevenue>>;
  /** By the month in which the money came: what of the revenue was received, and of it what had its ISS kept back. Cents. */
  received: Readonly<Record<string, { amount: number; without_iss: number }>>;
  /** By the month in which it was paid; a month that is not here was not told. */
  payrolls: Readonly<Record<string, PayrollMonth>>;
  /** Month of the payment of the DAS, by its competence; null where its guide is overdue and nobody paid it. What is not here nobody knows. */
  das_paid_in: Readonly<Record<string, string | null>>;
  /** The DAS that the PGDAS-D said, by competence, where somebody told it. Cents. */
  das_official: Readonly<Record<string, number>>;
  /** The months that are closed, by competence, with the DAS that they were closed with. What they had is above as it was kept. */
  closed: Readonly<Record<string, RegimeTerms & { das: number | null }>>;
};

/** The terms that held in a month. */
export const regimeIn = (
  { closed, former_regimes, tax_regime, on_cash_basis }: Pick<CompanyMonths, 'closed' | 'former_regimes' | 'tax_regime' | 'on_cash_basis'>,
  month: string,
): RegimeTerms =>
  closed[month] ??
  former_regimes.filter(({ until }) => month < until).toSorted((a, b) => (a.until < b.until ? -1 : 1))[0] ?? { tax_regime, on_cash_basis };

/** The competence in which the company opened. One of which nobody knows it is older than any window. */
export const openedIn = ({ opening_date }: Pick<CompanyMonths, 'opening_date'>): string =>
  opening_date === null ? LONG_AGO : competenceOf(opening_date);

const LONG_AGO = '1990-01';

/** From where on the months of a company have to be known for what is computed of a competence: three calendar years before its own. */
export const firstMonthNeeded = (competence: string): string => `${Number(competence.slice(0, 4)) - YEARS_KNOWN}-01`;

const YEARS_KNOWN = 3;
