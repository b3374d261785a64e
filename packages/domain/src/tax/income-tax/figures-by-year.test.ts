import { expect, it } from 'vitest';
import { goodsSentence, incomeSentence, yearFigures } from './figures-by-year.ts';

const base = {
  id: 1,
  exercise_year: 2025,
  status: 'finished' as const,
  result: 'zero' as const,
  tax_due: null,
  quotas_count: null,
  refund_amount: null,
  transmitted_at: '2025-05-20T12:00:00Z',
  taxable_income: 1_000,
  exempt_income: 500,
  exclusive_income: null,
  year_tax: 100,
  assets_value: 9_000,
  debts_value: 0,
};
const NOTHING = {
  taxable_income: null,
  exempt_income: null,
  exclusive_income: null,
  year_tax: null,
  assets_value: null,
  debts_value: null,
};
const before = { ...base, id: 2, exercise_year: 2024, taxable_income: 800, year_tax: 150, assets_value: 9_000, debts_value: 400 };
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('takes of each year the return that stands, and names the years that tell nothing', () => {
  const { years, without } = yearFigures([
    { ...base, ...NOTHING, id: 3, exercise_year: 2023 },
    before,
    { ...base, id: 4, status: 'amended' as const, taxable_income: 1 },
    base,
    { ...base, id: 5, exercise_year: 2026, transmitted_at: null },
  ]);
  expect(years.map(({ exercise_year, income }) => [exercise_year, income])).toEqual([
    [2025, 1_500],
    [2024, 1_300],
  ]);
  expect(without).toEqual([2023]);
});

it('sums no income where none is known, and zero where that is what is known', () => {
  const of = (more: object) => yearFigures([{ ...base, ...NOTHING, ...more }]).years.map(({ income }) => income);
  expect(of({ assets_value: 1 })).toEqual([null]);
  expect(of({ exempt_income: 0 })).toEqual([0]);
});

it('says what changed, of what both years tell', () => {
  const { years } = yearFigures([base, before]);
  expect(plain(incomeSentence(years))).toBe('De 2024 para 2025 a renda subiu R$ 2,00 e o imposto caiu R$ 0,50.');
  expect(plain(goodsSentence(years))).toBe('De 2024 para 2025 os bens não mudaram e as dívidas caíram R$ 4,00.');
  const partly = yearFigures([base, { ...before, ...NOTHING, year_tax: 100, debts_value: null }]).years;
  expect(plain(incomeSentence(partly))).toBe('De 2024 para 2025 o imposto não mudou.');
  expect(goodsSentence(partly)).toBe('');
  expect(incomeSentence(years.slice(0, 1))).toBe('');
});
