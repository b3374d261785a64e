import { lastCompetences, monthsBetween } from '../../shared/date/competence.ts';
import { monthsOfQuarter, quarterOf } from '../../shared/date/quarter.ts';
import { sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { type CompanyMonths, openedIn, type RegimeTerms, regimeIn } from '../month/company-months.ts';
import { type MonthRevenue, NO_REVENUE } from '../month/month-revenue.ts';
import { type PresumidoInput, presumido, presumidoMonth } from './presumido.ts';
import { type MonthDas, type SimplesMonth, type SimplesMonths, simplesMonths, taxBaseOf } from './simples-months.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

/** What a company owes by a competence, for every screen, letter and check that says it. Cents; rates as fractions. */
export type MonthTax = RegimeTerms & {
  competence: string;
  revenue: MonthRevenue;
  /** Null outside the Simples, before the opening, and where the tables do not reach. */
  simples: SimplesMonth | null;
  /** The one DAS of the month; null where there is none, or where it cannot be said yet: `simples` tells why. */
  das: (MonthDas & { annex: SimplesAnnex }) | null;
  /** What is to be paid: as the PGDAS-D says it where somebody told that, else as it was closed, else as it is computed. Null where there is none. */
  das_due: number | null;
  /** Null outside the Lucro Presumido. */
  presumido: PresumidoMonthTax | null;
};

/** Taxes of the quarter up to the month, as mere consultations; what payers withheld is not taken off. Cents. */
export type PresumidoMonthTax = {
  pis: number;
  cofins: number;
  quarter: string;
  quarter_revenue: number;
  irpj: number;
  csll: number;
};

/** `simples`: where others have walked the same months already. */
export const monthTax = (months: CompanyMonths, competence: string, simples: SimplesMonths = simplesMonths(months)): MonthTax => {
  const { tax_regime, on_cash_basis } = regimeIn(months, competence);
  const simplesMonth = withinTheLaw(() => simples.at(competence));
  const isPresumido = tax_regime !== 'simples' && months.type !== 'natural_person' && competence >= openedIn(months);
  const das = simplesMonth && dasIn(simplesMonth);
  return {
    tax_regime,
    on_cash_basis,
    competence,
    revenue: months.revenues[competence] ?? NO_REVENUE,
    simples: simplesMonth,
    das,
    das_due: simplesMonth && (months.das_official[competence] ?? months.closed[competence]?.das ?? das?.total ?? null),
    presumido: isPresumido ? withinTheLaw(() => presumidoOf(months, competence)) : null,
  };
};

/** By the annex, or by either where both come to the same. */
const dasIn = ({ annex, das }: SimplesMonth): MonthTax['das'] => {
  if (das === null) return null;
  const owedAnnex = annex ?? (das.III.total === das.V.total ? 'V' : null);
  return owedAnnex && { ...das[owedAnnex], annex: owedAnnex };
};

const presumidoOf = (months: CompanyMonths, competence: string): PresumidoMonthTax => {
  const input = presumidoInputOf(months, competence);
  const { irpj, irpj_additional, csll } = presumido(input);
  const { pis, cofins } = presumidoMonth({ competence, revenue: taxBaseOf(months, competence).total });
  return { pis, cofins, quarter: input.quarter, quarter_revenue: input.revenue, irpj: irpj + irpj_additional, csll };
};

/** What the IRPJ and the CSLL of a quarter are found from, as it stands by that month. */
export const presumidoInputOf = (months: CompanyMonths, competence: string): PresumidoInput => {
  const amount = (month: string): number => taxBaseOf(months, month).total;
  const quarter = quarterOf(competence);
  const inQuarter = monthsOfQuarter(quarter).filter((month) => month <= competence);
  const opened = openedIn(months);
  const january = `${competence.slice(0, 4)}-01`;
  const earlier = lastCompetences(monthsOfQuarter(quarter)[0], monthsBetween(january, monthsOfQuarter(quarter)[0]) + 1).slice(0, -1);
  return {
    quarter,
    revenue: sumCents(inQuarter.map(amount)),
    earlier_quarters: [...new Set(earlier.map(quarterOf))].map((one) =>
      sumCents(earlier.filter((month) => quarterOf(month) === one).map(amount)),
    ),
    activity: 'consultations',
    months: monthsOfQuarter(quarter).filter((month) => month >= opened).length,
  };
};

/** Before the tables of a law and after them nothing is said. */
export const withinTheLaw = <T>(compute: () => T): T | null => {
  try {
    return compute();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'no_table') return null;
    throw error;
  }
};
