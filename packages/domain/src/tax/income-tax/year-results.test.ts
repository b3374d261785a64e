import { expect, it } from 'vitest';
import { yearResults, yearResultsSentence } from './year-results.ts';

const base = {
  id: 1,
  exercise_year: 2025,
  status: 'finished' as const,
  result: 'to_pay' as const,
  tax_due: 100_000,
  quotas_count: 1,
  refund_amount: null,
  transmitted_at: '2025-05-20T12:00:00Z',
};
const refund = { ...base, result: 'to_refund' as const, tax_due: null, refund_amount: 40_000 };

it.each([
  [
    'newest year first',
    [{ ...base, exercise_year: 2024 }, base],
    [
      [2025, 100_000, 0],
      [2024, 100_000, 0],
    ],
  ],
  ['the last of a year', [base, { ...refund, id: 2 }], [[2025, 0, 40_000]]],
  [
    'none that was amended, cancelled or never delivered',
    [
      { ...base, status: 'amended' as const },
      { ...base, status: 'cancelled' as const },
      { ...base, transmitted_at: null },
    ],
    [],
  ],
  ['none without a result', [{ ...base, result: null }], []],
  ['neither to pay nor to refund', [{ ...base, result: 'zero' as const }], [[2025, 0, 0]]],
])('%s', (_name, returns, known) => {
  expect(yearResults(returns).map(({ exercise_year, to_pay, to_refund }) => [exercise_year, to_pay, to_refund])).toEqual(known);
});

it.each([
  [base, { ...refund, exercise_year: 2024 }, 'De 2024 para 2025 o resultado ficou R$ 1.400,00 mais caro para você.'],
  [refund, { ...base, exercise_year: 2024 }, 'De 2024 para 2025 o resultado ficou R$ 1.400,00 mais leve para você.'],
  [base, { ...base, exercise_year: 2023 }, 'De 2023 para 2025 o resultado não mudou.'],
])('says what changed', (newest, before, words) => {
  expect(yearResultsSentence(yearResults([newest, before])).replaceAll('\u00a0', ' ')).toBe(words);
});

it('says nothing of one year alone', () => {
  expect(yearResultsSentence(yearResults([base]))).toBe('');
});
