import { formatMoney, roundHalfUpCents, sumCents } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { demandCents, demandCount } from '../../shared/schema/demand.ts';
import { irpfAnnualTable } from './irpf-annual.ts';
import { moneyStep, type Step } from './step.ts';
import type { LawTables } from './tables/law-tables.ts';

/** What a person spent in a calendar year that the law lets them deduct, cents. */
export type IrpfSpending = {
  social_security: number;
  dependents: number;
  /** One amount for each person who studies, the doctor and each dependent. */
  education: readonly number[];
  health: number;
  /** PGBL; a VGBL is none. */
  pension: number;
  alimony: number;
  cash_book: number;
  /** The part of the taxable income that was earned without employment: the livro-caixa deducts no more than that. */
  self_employed_income: number;
};

type DeductionsInput = { year: number; income: number; spending: IrpfSpending; tables: LawTables };

/**
 * The legal deductions of a year: each up to its limit. Education at most so much a person, health without limit, a private pension at most 12 % of the taxable
 * income and only beside official social security, alimony as a judge or a deed said it, the livro-caixa at most the income earned without employment. Cents. Throws
 * DomainError (Portuguese message).
 */
export const irpfDeductions = (input: DeductionsInput): { total: number; steps: Step[] } => {
  const table = irpfAnnualTable(input.year, input.tables);
  const income = demandCents('Rendimentos do ano', input.income);
  const { spending } = input;
  const social_security = demandCents('Previdência oficial', spending.social_security);
  const count = demandCount('Dependentes', spending.dependents, 0, 99);
  const studies = spending.education.map((amount) => demandCents('Instrução', amount));
  const health = demandCents('Saúde', spending.health);
  const pension = demandCents('Previdência privada', spending.pension);
  const alimony = demandCents('Pensão alimentícia', spending.alimony);
  const book = demandCents('Livro-caixa', spending.cash_book);
  const selfEmployed = demandCents('Rendimentos sem vínculo', spending.self_employed_income);
  const dependents = count * table.dependent;
  const education = sumCents(studies.map((amount) => Math.min(amount, table.education)));
  const limit = social_security > 0 ? roundHalfUpCents(income, table.pension_rate) : 0;
  const pensionCounted = Math.min(pension, limit);
  const bookCounted = Math.min(book, selfEmployed);
  const source = (part: string): string => `Lei 9.250/1995, art. 8º, II, ${part}`;
  const steps = [
    moneyStep('Previdência oficial', social_security, { source: source('d') }),
    moneyStep('Dependentes', dependents, { formula: `${count} × ${formatMoney(table.dependent)}`, source: source('c') }),
    moneyStep('Instrução', education, {
      formula: `De ${formatMoney(sumCents(studies))}, até ${formatMoney(table.education)} por pessoa`,
      source: source('b'),
    }),
    moneyStep('Saúde', health, { formula: 'Sem limite', source: source('a') }),
    moneyStep('Previdência privada (PGBL)', pensionCounted, {
      formula:
        social_security > 0
          ? `De ${formatMoney(pension)}, até ${formatTaxRate(table.pension_rate)} dos rendimentos tributáveis: ${formatMoney(limit)}`
          : 'Só conta para quem também paga a previdência oficial',
      source: 'Lei 9.532/1997, art. 11',
    }),
    moneyStep('Pensão alimentícia judicial', alimony, { source: source('f') }),
    moneyStep('Livro-caixa', bookCounted, {
      formula: `De ${formatMoney(book)}, até os rendimentos sem vínculo: ${formatMoney(selfEmployed)}`,
      source: source('g'),
    }),
  ];
  const total = social_security + dependents + education + health + pensionCounted + alimony + bookCounted;
  return { total, steps: [...steps, moneyStep('Deduções legais', total)] };
};
