import { addCompetence, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { type CompanyMonths, firstMonthNeeded, openedIn, regimeIn } from '../month/company-months.ts';
import { type MonthRevenue, NO_REVENUE, revenueTotal } from '../month/month-revenue.ts';
import { payrollTotal } from '../month/payroll-month.ts';
import { type SimplesInput, simplesTaxes } from './simples.ts';
import { type SimplesLimits, simplesLimits } from './simples-limit.ts';
import { simplesTable } from './simples-rates.ts';
import { type Amounts, factorROf, rbt12Of, rFactorMonths } from './simples-window.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

// The months of a company in the Simples, one after the other: the payroll of a month holds the CPP inside the DAS that was paid in it (LC 123/2006,
// art. 18, § 24; Receita's questions and answers on the Simples; SC Cosit 17/2021), and the DAS of a month depends on the payrolls of twelve earlier ones.

export type SimplesMonth = {
  competence: string;
  base: TaxBase;
  rbt12: number;
  /** The part of `rbt12` that is not issued yet. */
  rbt12_waiting: number;
  factor: FactorMonths;
  /** Null where payrolls of the window are untold and what is told does not reach 28 % alone. */
  annex: SimplesAnnex | null;
  iss_in_das: boolean;
  /** By annex; null beyond the limit of the Simples. */
  das: Record<SimplesAnnex, MonthDas> | null;
  /** The sentence that says why there is no DAS; null where there is one. */
  problem: string | null;
};

/** What the DAS is a part of, cents: what was invoiced, issued or not yet, or on the cash basis what was received; and of it what has its ISS kept back. */
export type TaxBase = { total: number; issued: number; without_iss: number; issued_without_iss: number };

/** Cents. `issued`: of the total, by what is issued; `taxes`: what the total is made of, by the names of the table in force. */
export type MonthDas = {
  total: number;
  issued: number;
  effective_rate: string;
  band: number;
  cpp: number;
  taxes: Readonly<Record<string, number>>;
};

/** The twelve months that count for a competence, or those since the opening; cents. */
export type FactorMonths = {
  ratio: string;
  /** By what is told. */
  annex: SimplesAnnex;
  months: string[];
  /** The months among them whose payroll nobody has told. */
  untold: string[];
  revenue12: number;
  /** The part of `revenue12` that is not issued yet. */
  waiting12: number;
  /** With `cpp12`, the CPP inside the DAS that were paid in these months. */
  payroll12: number;
  cpp12: number;
};

export type SimplesMonths = {
  /** Null in a month in which the company was not open or not in the Simples. Throws DomainError before the tables of the Simples and after them. */
  at: (competence: string) => SimplesMonth | null;
  /** The fator R as it stands, whatever the regime of the month was; null before the company opened. Throws as above. */
  factorAt: (competence: string) => FactorMonths | null;
  /** The CPP inside the DAS that were paid, by month, as they count for a competence. */
  cppFor: (competence: string) => Amounts;
};

/**
 * What a company's months come to. A competence is found from two calendar years before it on, whoever asks and for whatever span, so that it has one
 * value: `months` must hold what `firstMonthNeeded` says. A payroll that is not told counts as nothing, and `untold` says so.
 */
export const simplesMonths = (months: CompanyMonths): SimplesMonths => {
  const amounts = (of: (revenue: MonthRevenue) => number): Amounts =>
    Object.fromEntries(Object.entries(months.revenues).map(([month, revenue]) => [month, of(revenue)]));
  const basis = { months, opened: openedIn(months), revenues: amounts(revenueTotal), issued: amounts(({ issued }) => issued) };
  const chains = new Map<string, SimplesMonths>();
  const chainFor = (competence: string): SimplesMonths => {
    const start = startOf(competence);
    const chain = chains.get(start) ?? chainFrom(start, basis);
    chains.set(start, chain);
    return chain;
  };
  return {
    at: (competence) => chainFor(competence).at(competence),
    factorAt: (competence) => chainFor(competence).factorAt(competence),
    cppFor: (competence) => chainFor(competence).cppFor(competence),
  };
};

/** A year after the first month that is known: its window is whole then. */
const startOf = (competence: string): string => {
  const start = addCompetence(firstMonthNeeded(competence), 12);
  return start > FIRST_TABLE ? start : FIRST_TABLE;
};

const FIRST_TABLE = SIMPLES_TABLES.map(({ from }) => from).toSorted()[0] ?? '';

/** The months, and of them once what each competence asks for. */
type Known = { months: CompanyMonths; opened: string; revenues: Amounts; issued: Amounts };

const chainFrom = (start: string, basis: Known): SimplesMonths => {
  const chain = new Map<string, SimplesMonth | null>();
  const cpp: Record<string, number> = {};
  const { months, opened } = basis;
  let next = start > opened ? start : opened;
  /** All before a month: what was paid up to it is known then. */
  const walkUpTo = (competence: string): void => {
    while (next < competence) {
      const month = monthOf(basis, next, cpp);
      chain.set(next, month);
      payCpp(cpp, month, months);
      next = addCompetence(next, 1);
    }
  };
  return {
    at: (competence) => {
      if (competence < opened) return null;
      walkUpTo(competence);
      return chain.get(competence) ?? monthOf(basis, competence, cpp);
    },
    factorAt: (competence) => {
      if (competence < opened) return null;
      walkUpTo(competence);
      return factorOf(basis, competence, cpp);
    },
    cppFor: (competence) => {
      walkUpTo(competence);
      return cpp;
    },
  };
};

/**
 * The CPP of a DAS counts in the month in which it was paid, and never while it is known to be unpaid (LC 123/2006, art. 18, § 24: what was paid).
 * Where nothing is known of it, in the month of its due date, the one after its competence (the 20th and what it is moved to, Res. CGSN 140/2018, art. 40).
 */
const payCpp = (cpp: Record<string, number>, month: SimplesMonth | null, { das_paid_in }: CompanyMonths): void => {
  if (!month?.das) return;
  const due = addCompetence(month.competence, 1);
  const paidIn = das_paid_in[month.competence];
  if (paidIn === null) return;
  const paid = paidIn !== undefined && paidIn > due ? paidIn : due;
  cpp[paid] = (cpp[paid] ?? 0) + month.das[month.annex ?? month.factor.annex].cpp;
};

const monthOf = (basis: Known, competence: string, cpp: Amounts): SimplesMonth | null => {
  const { months, opened, revenues, issued } = basis;
  if (regimeIn(months, competence).tax_regime !== 'simples' || months.type === 'natural_person') return null;
  const { rbt12 } = rbt12Of({ competence, opened, revenues });
  const { annex, untold, ...factor } = factorOf(basis, competence, cpp);
  const base = taxBaseOf(months, competence);
  const iss_in_das = isIssInDas(basis, competence);
  const facts = {
    competence,
    base,
    rbt12,
    rbt12_waiting: rbt12 - rbt12Of({ competence, opened, revenues: issued }).rbt12,
    factor: { ...factor, annex, untold },
    annex: untold.length === 0 || annex === 'III' ? annex : null,
    iss_in_das,
  };
  if (rbt12 > simplesTable(competence).limit) return { ...facts, das: null, problem: beyondLimit(basis, competence) };
  const of = (one: SimplesAnnex): MonthDas => dasOf({ annex: one, competence, rbt12, iss_in_das }, base);
  return { ...facts, das: { III: of('III'), V: of('V') }, problem: null };
};

type Month = Pick<SimplesInput, 'annex' | 'competence' | 'rbt12' | 'iss_in_das'>;

const dasOf = (month: Month, { total, without_iss, issued, issued_without_iss }: TaxBase): MonthDas => {
  const whole = simplesTaxes({ ...month, revenue: total, revenue_without_iss: without_iss });
  const part = issued === total ? whole : simplesTaxes({ ...month, revenue: issued, revenue_without_iss: issued_without_iss });
  return {
    total: whole.total,
    issued: part.total,
    effective_rate: whole.effective_rate,
    band: whole.band,
    cpp: whole.taxes['CPP'] ?? 0,
    taxes: whole.taxes,
  };
};

/**
 * What is taxed in a month: what was invoiced, or on the cash basis what came in. In the Simples that is a choice until the end of 2026, and the RBT12
 * is of what was invoiced all the same (Res. CGSN 140/2018, art. 16; Res. CGSN 190/2026 ends it).
 */
export const taxBaseOf = (months: CompanyMonths, competence: string): TaxBase => {
  const { revenues, received } = months;
  const { tax_regime, on_cash_basis } = regimeIn(months, competence);
  if (on_cash_basis && (tax_regime !== 'simples' || competence < SIMPLES_CASH_BASIS_ENDS)) {
    const { amount, without_iss } = received[competence] ?? { amount: 0, without_iss: 0 };
    return { total: amount, issued: amount, without_iss, issued_without_iss: without_iss };
  }
  const { issued, waiting, issued_without_iss, waiting_without_iss } = revenues[competence] ?? NO_REVENUE;
  return { total: issued + waiting, issued, without_iss: issued_without_iss + waiting_without_iss, issued_without_iss };
};

const SIMPLES_CASH_BASIS_ENDS = '2027-01';

const factorOf = ({ months: { payrolls }, opened, revenues, issued }: Known, competence: string, cpp: Amounts): FactorMonths => {
  const months = rFactorMonths({ competence, opened });
  const paid = (month: string): number => (payrolls[month] ? payrollTotal(payrolls[month]) : 0) + (cpp[month] ?? 0);
  const { ratio, annex, payroll12, revenue12 } = factorROf({
    competence,
    opened,
    revenues,
    payrolls: Object.fromEntries(months.map((month) => [month, paid(month)])),
  });
  return {
    ratio,
    annex,
    months,
    untold: months.filter((month) => payrolls[month] === undefined),
    revenue12,
    waiting12: revenue12 - sumOf(months, issued),
    payroll12,
    cpp12: sumOf(months, cpp),
  };
};

const sumOf = (months: readonly string[], amounts: Amounts): number => sumCents(months.map((month) => amounts[month] ?? 0));

/** Whether neither this year nor the one before has passed the sublimit so that the ISS has left the DAS by that month. What comes later tells nothing. */
const isIssInDas = (basis: Known, competence: string): boolean =>
  limitsUpTo(basis, competence).every(({ iss_leaves_from }) => iss_leaves_from === null || iss_leaves_from > competence);

/** The limits of the competence's year and the one before it, as far as the company was open and the tables reach. */
const limitsUpTo = ({ opened, revenues }: Known, competence: string): SimplesLimits[] => {
  const upTo = Object.fromEntries(Object.entries(revenues).filter(([month]) => month <= competence));
  const year = Number(competence.slice(0, 4));
  return [year - 1, year]
    .filter((each) => `${each}-01` >= FIRST_TABLE && each >= Number(opened.slice(0, 4)))
    .map((each) => simplesLimits({ year: each, opened, revenues: upTo }));
};

const beyondLimit = (basis: Known, competence: string): string => {
  const { limit } = simplesTable(competence);
  const leaves = limitsUpTo(basis, competence).find(({ company_leaves_from }) => company_leaves_from !== null)?.company_leaves_from;
  const when = leaves
    ? `A empresa sai do Simples Nacional a partir de ${formatCompetenceNumeric(leaves)}.`
    : 'Confira a permanência no Simples Nacional.';
  return `A receita de 12 meses passa do limite de ${formatMoney(limit)}. ${when} O que excede tem regra própria: vale o DAS do PGDAS-D.`;
};
