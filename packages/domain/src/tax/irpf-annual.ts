import { formatMoney, roundHalfUpCents } from '../shared/money/money.ts';
import { formatTaxRate } from '../shared/money/percent.ts';
import { DomainError } from '../shared/result/domain-error.ts';
import { demandCents, demandCount } from '../shared/schema/demand.ts';
import { bandOf, reductionOf, taxOfBand } from './irrf.ts';
import { moneyStep, type Step } from './step.ts';
import { IRPF_ANNUAL_TABLES } from './tables/irpf-annual-table.ts';

export type IrpfAnnual = { base: number; reduction: number; tax: number; balance: number; used_simplified: boolean; steps: Step[] };

/**
 * Income tax of a calendar year on the taxable income of a person. `deductions` are the legal ones together; the simplified discount (20 % up to its
 * limit) is taken where it is larger. `balance` is tax less what was withheld and paid, below zero a refund. Cents, each figure rounded half up.
 * Throws DomainError (Portuguese message): amount or year that is none, no table for the year.
 */
export const irpfAnnual = (input: { year: number; income: number; deductions: number; tax_paid: number }): IrpfAnnual => {
  const year = demandCount('Ano', input.year, 1900, 2199);
  const income = demandCents('Rendimentos do ano', input.income);
  const legal = demandCents('Deduções', input.deductions);
  const paid = demandCents('Imposto já pago', input.tax_paid);
  const table = IRPF_ANNUAL_TABLES.find((each) => each.year === year);
  if (!table) throw new DomainError('no_table', `Imposto de renda: não há tabela anual cadastrada para ${year}.`);
  const simplified = Math.min(table.simplified, roundHalfUpCents(income, table.simplified_rate));
  const used_simplified = simplified > legal;
  const deducted = used_simplified ? simplified : legal;
  const base = Math.max(0, income - deducted);
  const band = bandOf(table, base);
  const table_tax = taxOfBand(base, band);
  const reduction = reductionOf(table.reduction, income, table_tax);
  const tax = table_tax - reduction;
  const { source } = table;
  const steps = [
    moneyStep('Rendimentos tributáveis do ano', income, { source }),
    moneyStep(used_simplified ? 'Desconto simplificado' : 'Deduções legais', deducted, { source: 'Lei 9.250/1995, arts. 8º e 10' }),
    moneyStep('Base de cálculo', base, { formula: `${formatMoney(income)} − ${formatMoney(deducted)}`, source }),
    moneyStep('Imposto pela tabela', table_tax, {
      formula: `${formatMoney(base)} × ${formatTaxRate(band.rate)} − ${formatMoney(band.deduction)}`,
      source,
    }),
    moneyStep('Redução', reduction, { source: table.reduction?.source ?? null }),
    moneyStep('Imposto do ano', tax, { formula: `${formatMoney(table_tax)} − ${formatMoney(reduction)}`, source }),
    moneyStep(tax >= paid ? 'Saldo a pagar' : 'Restituição', Math.abs(tax - paid), { formula: `Já pagos: ${formatMoney(paid)}` }),
  ];
  return { base, reduction, tax, balance: tax - paid, used_simplified, steps };
};
