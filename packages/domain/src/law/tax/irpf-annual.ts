import { formatMoney, roundHalfUpCents } from '../../shared/money/money.ts';
import { formatTaxRate, RATE_SCALE, scaledRate } from '../../shared/money/percent.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCount } from '../../shared/schema/demand.ts';
import { bandOf, reductionOf } from './irrf.ts';
import { moneyStep, type Step } from './step.ts';
import type { IrpfAnnualTable } from './tables/irpf-annual-table.ts';
import type { IrrfBand } from './tables/irrf-table.ts';
import type { LawTables } from './tables/law-tables.ts';

/** One of the two ways to declare. `balance` is tax less what was withheld and paid, below zero a refund. */
export type IrpfWay = { deducted: number; base: number; reduction: number; tax: number; balance: number; steps: Step[] };

/** Both ways, and at the top the one with the larger deduction, which is never the dearer one. */
export type IrpfAnnual = IrpfWay & { used_simplified: boolean; simplified: IrpfWay; legal: IrpfWay };

type AnnualInput = { year: number; income: number; deductions: number; tax_paid: number; tables: LawTables };

/**
 * Income tax of a calendar year on the taxable income of a person. `deductions` are the legal ones together (irpf-deductions.ts); the simplified
 * discount (20 % up to its limit) takes the place of all of them. Cents: the tax by the table is cut to the cent, as the program of the Receita does;
 * the discount and the reduction are rounded half up. Throws DomainError (Portuguese message): amount or year that is none, no table for the year.
 */
export const irpfAnnual = (input: AnnualInput): IrpfAnnual => {
  const income = demandCents('Rendimentos do ano', input.income);
  const deductions = demandCents('Deduções', input.deductions);
  const paid = demandCents('Imposto já pago', input.tax_paid);
  const table = irpfAnnualTable(input.year, input.tables);
  const discount = Math.min(table.simplified, roundHalfUpCents(income, table.simplified_rate));
  const simplified = wayOf(table, { income, paid, deducted: discount, label: 'Desconto simplificado' });
  const legal = wayOf(table, { income, paid, deducted: deductions, label: 'Deduções legais' });
  const used_simplified = discount > deductions;
  return { ...(used_simplified ? simplified : legal), used_simplified, simplified, legal };
};

/** Throws DomainError `no_table` for a calendar year whose table is not among them. */
export const irpfAnnualTable = (value: number, { irpf_annual }: LawTables): IrpfAnnualTable => {
  const year = demandCount('Ano', value, 1900, 2199);
  const table = irpf_annual.find((each) => each.year === year);
  if (!table) throw new DomainError('no_table', `Imposto de renda: não há tabela anual cadastrada para ${year}.`);
  return table;
};

const wayOf = (
  table: IrpfAnnualTable,
  { income, paid, deducted, label }: { income: number; paid: number; deducted: number; label: string },
): IrpfWay => {
  const base = Math.max(0, income - deducted);
  const band = bandOf(table, base);
  const table_tax = cutTax(base, band);
  const reduction = reductionOf(table.reduction, income, table_tax);
  const tax = table_tax - reduction;
  const { source } = table;
  const steps = [
    moneyStep('Rendimentos tributáveis do ano', income, { source }),
    moneyStep(label, deducted, { source: 'Lei 9.250/1995, arts. 8º e 10' }),
    moneyStep('Base de cálculo', base, { formula: `${formatMoney(income)} − ${formatMoney(deducted)}`, source }),
    moneyStep('Imposto pela tabela', table_tax, {
      formula: `${formatMoney(base)} × ${formatTaxRate(band.rate)} − ${formatMoney(band.deduction)}`,
      source,
    }),
    ...(table.reduction ? [moneyStep('Redução', reduction, { source: table.reduction.source })] : []),
    moneyStep('Imposto do ano', tax, { formula: `${formatMoney(table_tax)} − ${formatMoney(reduction)}`, source }),
    moneyStep(tax >= paid ? 'Saldo a pagar' : 'Restituição', Math.abs(tax - paid), { formula: `Já pagos: ${formatMoney(paid)}` }),
  ];
  return { deducted, base, reduction, tax, balance: tax - paid, steps };
};

const cutTax = (base: number, { rate, deduction }: IrrfBand): number =>
  Math.max(0, Number((BigInt(base) * scaledRate(rate)) / RATE_SCALE) - deduction);
