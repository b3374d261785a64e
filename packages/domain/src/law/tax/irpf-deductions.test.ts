import { expect, it } from 'vitest';
import { type IrpfSpending, irpfDeductions } from './irpf-deductions.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

const NOTHING: IrpfSpending = {
  social_security: 0,
  dependents: 0,
  education: [],
  health: 0,
  pension: 0,
  alimony: 0,
  cash_book: 0,
  self_employed_income: 0,
};

const total = (spending: Partial<IrpfSpending>, income = 20_000_000) =>
  irpfDeductions({ tables: LAW_TABLES, year: 2025, income, spending: { ...NOTHING, ...spending } }).total;

it.each<[string, Partial<IrpfSpending>, number]>([
  ['nothing', {}, 0],
  ['Lei 9.250/1995, art. 8º, II, d: official social security whole', { social_security: 1_118_772 }, 1_118_772],
  ['art. 8º, II, c: 3 × 2.275,08', { dependents: 3 }, 682_524],
  ['art. 8º, II, b: education up to 3.561,50 a person', { education: [356_150] }, 356_150],
  ['art. 8º, II, b: what one person has too much is not another’s', { education: [900_000, 100_000] }, 456_150],
  ['art. 8º, II, a: health without limit', { health: 19_000_000 }, 19_000_000],
  ['Lei 9.532/1997, art. 11: PGBL up to 12 % of the income', { social_security: 100, pension: 3_000_000 }, 2_400_100],
  ['Lei 9.532/1997, art. 11: below the limit whole', { social_security: 100, pension: 1_000_000 }, 1_000_100],
  ['Lei 9.532/1997, art. 11, § 5º: nothing without official social security', { pension: 3_000_000 }, 0],
  ['art. 8º, II, f: judicial alimony', { alimony: 2_400_000 }, 2_400_000],
  ['Lei 8.134/1990, art. 6º, § 3º: livro-caixa up to its income', { cash_book: 900_000, self_employed_income: 600_000 }, 600_000],
])('%s', (_source, spending, expected) => {
  expect(total(spending)).toBe(expected);
});

it('adds them up and says how', () => {
  const { total: sum, steps } = irpfDeductions({
    tables: LAW_TABLES,
    year: 2026,
    income: 10_000_000,
    spending: { ...NOTHING, social_security: 93_231, dependents: 1, health: 50_000 },
  });
  expect(sum).toBe(93_231 + 227_508 + 50_000);
  expect(steps.map(({ label, value }) => [label, value])).toEqual([
    ['Previdência oficial', 93_231],
    ['Dependentes', 227_508],
    ['Instrução', 0],
    ['Saúde', 50_000],
    ['Previdência privada (PGBL)', 0],
    ['Pensão alimentícia judicial', 0],
    ['Livro-caixa', 0],
    ['Deduções legais', sum],
  ]);
});

it('refuses what is none', () => {
  expect(() => total({ health: -1 })).toThrow('Saúde');
  expect(() => total({ education: [0.5] })).toThrow('Instrução');
  expect(() => total({ dependents: 100 })).toThrow('Dependentes');
});
