import { demandCents, demandCompetence, demandCount, demandRate } from '../../../shared/schema/demand.ts';
import type { Step } from '../step.ts';
import type { LawTables } from '../tables/law-tables.ts';
import type { PresumidoActivity } from '../tables/presumido-table.ts';

/** A doctor's practice as twelve equal months. Cents a month. */
export type ComparisonInput = {
  /** The month whose tables hold for the whole year. */
  competence: string;
  revenue: number;
  /** Rent, materials, accountant and the like: paid in every regime, deducted by a person in the livro-caixa. */
  costs: number;
  /** Gross wages of employees; 13th, holidays and FGTS are the same in every regime and left out. */
  payroll: number;
  /** The pró-labore that the doctor means to take. */
  pro_labore: number;
  dependents: number;
  /** ISS of a company in the municipality, a fraction. */
  iss_rate: string;
  /** Fixed ISS of a self-employed doctor. */
  person_iss: number;
  activity: PresumidoActivity;
  tables: LawTables;
};

export const COMPARED_REGIMES = ['natural_person', 'simples_iii', 'simples_v', 'presumido'] as const;
export type ComparedRegime = (typeof COMPARED_REGIMES)[number];

export const comparedRegimeLabel: Record<ComparedRegime, string> = {
  natural_person: 'Pessoa física',
  simples_iii: 'Simples Nacional, anexo III',
  simples_v: 'Simples Nacional, anexo V',
  presumido: 'Lucro Presumido',
};

/** Parts of a year's tax, in cents, by what they are paid for; they sum to it. */
export const TAX_PARTS = ['das', 'income', 'csll', 'revenue', 'iss', 'inss', 'dividends', 'minimum'] as const;
export type TaxPart = (typeof TAX_PARTS)[number];
export type TaxParts = Record<TaxPart, number>;

export const taxPartLabel: Record<TaxPart, string> = {
  das: 'DAS',
  income: 'Imposto de renda',
  csll: 'CSLL',
  revenue: 'PIS e Cofins',
  iss: 'ISS',
  inss: 'INSS',
  dividends: 'Imposto sobre lucros',
  minimum: 'Imposto mínimo do ano',
};

export const NO_TAX: TaxParts = { das: 0, income: 0, csll: 0, revenue: 0, iss: 0, inss: 0, dividends: 0, minimum: 0 };

/** Cents of a year. `tax` is everything that goes to the governments, `net` what is left in the doctor's hands; `pro_labore` is of a month. */
export type RegimeYear = {
  regime: ComparedRegime;
  pro_labore: number;
  tax: number;
  parts: TaxParts;
  net: number;
  /** Profit of a month that is distributed, before the tax on it; 0 for a natural person. */
  dividends: number;
  /** What the figures leave out, or null. */
  note: string | null;
  steps: Step[];
};

/** Throws DomainError (Portuguese message). */
export const demandComparison = (input: ComparisonInput): ComparisonInput => ({
  competence: demandCompetence('Competência', input.competence),
  revenue: demandCents('Receita do mês', input.revenue),
  costs: demandCents('Custos do mês', input.costs),
  payroll: demandCents('Salários do mês', input.payroll),
  pro_labore: demandCents('Pró-labore', input.pro_labore),
  dependents: demandCount('Dependentes', input.dependents, 0, 99),
  iss_rate: demandRate('Alíquota do ISS', input.iss_rate),
  person_iss: demandCents('ISS fixo', input.person_iss),
  activity: input.activity,
  tables: input.tables,
});
