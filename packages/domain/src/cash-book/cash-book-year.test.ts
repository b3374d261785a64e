import { expect, it } from 'vitest';
import { type CashBookSums, cashBookYear } from './cash-book-year.ts';

const sums = (month: string, given: Partial<CashBookSums>): CashBookSums => ({
  month,
  income_pf: 0,
  income_pj: 0,
  income_ex: 0,
  deductions: 0,
  social_security: 0,
  entries_count: 1,
  ...given,
});

it('has twelve months, and carries the excess of one over those without entries', () => {
  const year = cashBookYear(
    2026,
    [sums('2026-02', { income_pf: 100_000, deductions: 300_000 }), sums('2026-05', { income_ex: 500_000 })],
    0,
  );
  expect(year).toHaveLength(12);
  expect(year.map(({ carry_out }) => carry_out).slice(0, 5)).toEqual([0, 200_000, 200_000, 200_000, 0]);
  expect(year[4]).toMatchObject({ month: '2026-05', cash_book_applied: 200_000, taxable: 300_000 });
});

it('taxes what persons and foreigners pay, never what companies do', () => {
  const [january] = cashBookYear(2026, [sums('2026-01', { income_pf: 1_000_000, income_pj: 9_000_000 })], 0);
  expect(january).toMatchObject({ income_pj: 9_000_000, taxable: 939_280, tax: 167_429, due_date: '2026-02-27' });
});
