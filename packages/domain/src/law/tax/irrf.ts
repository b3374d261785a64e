import { inForce } from '../../shared/date/validity.ts';
import { divideHalfUp, formatMoney, roundHalfUpCents } from '../../shared/money/money.ts';
import { formatTaxRate, RATE_SCALE, scaledRate } from '../../shared/money/percent.ts';
import { demandCents, demandCompetence, demandCount } from '../../shared/schema/demand.ts';
import { moneyStep, type Step } from './step.ts';
import type { IrrfBand, IrrfReduction, IrrfTable } from './tables/irrf-table.ts';
import type { LawTables } from './tables/law-tables.ts';

// The income tax of one month of a person: on pró-labore (withheld) and on the carnê-leão (paid by the doctor).

export type MonthlyIncome = {
  competence: string;
  /** Taxable income, before every deduction: it alone decides the reduction of the Lei 15.270. */
  gross: number;
  inss: number;
  dependents: number;
  /** Deductions of the carnê-leão: the livro-caixa. */
  cash_book?: number;
  /** Alimony that a court or a notary fixed, as it was paid. */
  alimony?: number;
  /** With what staff added; as this version of the product knows them where not told. */
  tables: LawTables;
};

export type MonthlyTax = {
  base: number;
  /** Before the reduction. */
  table_tax: number;
  reduction: number;
  tax: number;
  used_simplified: boolean;
  deductions: number;
  band: IrrfBand;
  table: IrrfTable;
};

/**
 * Base, tax by the table and reduction, in cents; each rounded half up once. What is deducted is the larger of the legal deductions (livro-caixa,
 * INSS, alimony, dependents) and the simplified discount, which takes the place of all of them (Lei 9.250/1995, art. 4º). The reduction never passes the
 * tax. Throws DomainError: an amount or a month that is none, no table for the month.
 */
export const monthlyTax = (input: MonthlyIncome): MonthlyTax => {
  const gross = demandCents('Rendimento', input.gross);
  const inss = demandCents('INSS', input.inss);
  const cashBook = demandCents('Livro-caixa', input.cash_book ?? 0);
  const alimony = demandCents('Pensão alimentícia', input.alimony ?? 0);
  const dependents = demandCount('Dependentes', input.dependents, 0, 99);
  const table = irrfTable(demandCompetence('Competência', input.competence), input.tables);
  const legal = inss + cashBook + alimony + dependents * table.dependent;
  const used_simplified = table.simplified > legal;
  const deductions = used_simplified ? table.simplified : legal;
  const base = Math.max(0, gross - deductions);
  const band = bandOf(table, base);
  const table_tax = taxOfBand(base, band);
  const reduction = reductionOf(table.reduction, gross, table_tax);
  return { base, table_tax, reduction, tax: table_tax - reduction, used_simplified, deductions, band, table };
};

/** Throws DomainError `no_table` before 2025. */
export const irrfTable = (competence: string, { irrf }: LawTables): IrrfTable => inForce('Imposto de renda', irrf, competence);

export const bandOf = (table: Pick<IrrfTable, 'bands'>, base: number): IrrfBand =>
  table.bands.find(({ up_to }) => up_to === null || base <= up_to) ?? { up_to: null, rate: '0', deduction: 0 };

const taxOfBand = (base: number, { rate, deduction }: IrrfBand): number => Math.max(0, roundHalfUpCents(base, rate) - deduction);

/** What the law takes off the tax at this gross income, at most the whole tax. */
export const reductionOf = (reduction: IrrfReduction | null, gross: number, tax: number): number => {
  if (!reduction || gross > reduction.up_to) return 0;
  if (gross <= reduction.full_up_to) return Math.min(tax, reduction.full);
  const off = divideHalfUp(BigInt(reduction.constant) * RATE_SCALE - BigInt(gross) * scaledRate(reduction.factor), RATE_SCALE);
  return Math.min(tax, Math.max(0, off));
};

/** The explanation of `monthlyTax` for the same input. */
export const monthlyTaxSteps = (input: MonthlyIncome): Step[] => {
  const { base, table_tax, reduction, tax, used_simplified, deductions, band, table } = monthlyTax(input);
  const { source } = table;
  const legal = [
    `INSS ${formatMoney(input.inss)}`,
    `${input.dependents} × ${formatMoney(table.dependent)} por dependente`,
    ...(input.alimony ? [`pensão alimentícia ${formatMoney(input.alimony)}`] : []),
    ...(input.cash_book === undefined ? [] : [`livro-caixa ${formatMoney(input.cash_book)}`]),
  ].join(' + ');
  return [
    moneyStep('Rendimento tributável', input.gross, { source }),
    moneyStep(used_simplified ? 'Desconto simplificado' : 'Deduções legais', deductions, {
      formula: used_simplified ? `É maior que as deduções legais (${legal})` : legal,
      source: 'Lei 9.250/1995, art. 4º',
    }),
    moneyStep('Base de cálculo', base, { formula: `${formatMoney(input.gross)} − ${formatMoney(deductions)}`, source }),
    moneyStep('Imposto pela tabela', table_tax, {
      formula: `${formatMoney(base)} × ${formatTaxRate(band.rate)} − ${formatMoney(band.deduction)}`,
      source,
    }),
    ...(table.reduction
      ? [moneyStep('Redução', reduction, { formula: reductionFormula(table.reduction, input.gross), source: table.reduction.source })]
      : []),
    moneyStep('Imposto de renda', tax, { formula: `${formatMoney(table_tax)} − ${formatMoney(reduction)}`, source }),
  ];
};

const reductionFormula = ({ full_up_to, full, up_to, constant, factor }: IrrfReduction, gross: number): string => {
  if (gross > up_to) return `O rendimento passa de ${formatMoney(up_to)}`;
  if (gross <= full_up_to) return `Até ${formatMoney(full)}, sem passar do imposto`;
  return `${formatMoney(constant)} − ${factor.replace('.', ',')} × ${formatMoney(gross)}, sem passar do imposto`;
};
