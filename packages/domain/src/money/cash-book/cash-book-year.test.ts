import { expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { type CashBookMonth, type CashBookSums, carriedChanges, cashBookYear, openBefore } from './cash-book-year.ts';

const sums = (month: string, given: Partial<CashBookSums>): CashBookSums => ({
  month,
  income: 0,
  income_pf: 0,
  income_pj: 0,
  income_ex: 0,
  without_receipt: 0,
  deductions: 0,
  social_security: 0,
  alimony: 0,
  foreign_tax: 0,
  entries_count: 1,
  ...given,
});

it('has twelve months, and carries the excess of one over those without entries', () => {
  const year = cashBookYear(
    { year: 2026, tables: LAW_TABLES },
    [sums('2026-02', { income_pf: 100_000, deductions: 300_000 }), sums('2026-05', { income_ex: 500_000 })],
    () => 0,
  );
  expect(year).toHaveLength(12);
  expect(year.map(({ carry_out }) => carry_out).slice(0, 5)).toEqual([0, 200_000, 200_000, 200_000, 0]);
  expect(year[4]).toMatchObject({ month: '2026-05', cash_book_applied: 200_000, taxable: 300_000 });
});

it('taxes what persons and foreigners pay, never what companies do', () => {
  const [january] = cashBookYear(
    { year: 2026, tables: LAW_TABLES },
    [sums('2026-01', { income_pf: 1_000_000, income_pj: 9_000_000 })],
    () => 0,
  );
  expect(january).toMatchObject({ income_pj: 9_000_000, taxable: 939_280, tax: 167_429, due_date: '2026-02-27' });
});

it('takes alimony off the base, where the legal deductions are more than the simplified one', () => {
  const [january] = cashBookYear(
    { year: 2026, tables: LAW_TABLES },
    [sums('2026-01', { income_pf: 1_000_000, alimony: 200_000 })],
    () => 0,
  );
  expect(january).toMatchObject({ taxable: 800_000 });
  expect(january?.steps.find(({ label }) => label === 'Deduções legais')?.formula?.replaceAll('\u00a0', ' ')).toContain(
    'pensão alimentícia R$ 2.000,00',
  );
});

it('counts the dependents of each month', () => {
  const year = cashBookYear(
    { year: 2026, tables: LAW_TABLES },
    ['2026-01', '2026-02'].map((month) => sums(month, { income_pf: 1_000_000 })),
    (month) => (month === '2026-01' ? 5 : 0),
  );
  // R$ 189,59 each (Lei 9.250/1995, art. 4º, III), or the simplified deduction of R$ 607,20 where it is more.
  expect(year.slice(0, 2).map(({ taxable }) => taxable)).toEqual([1_000_000 - 5 * 18_959, 1_000_000 - 60_720]);
});

const standing = (month: string, month_status: 'open' | 'closed' | 'reopened', entries_count = 1) => ({
  month,
  month_status,
  entries_count,
});

it.each([
  ['of a book that begins with it', '2026-03', [standing('2026-03', 'open')], null],
  ['after closed ones', '2026-03', [standing('2026-01', 'closed'), standing('2026-02', 'closed')], null],
  ['after an open one', '2026-03', [standing('2026-01', 'closed'), standing('2026-02', 'open')], '2026-02'],
  ['after one without any entry', '2026-03', [standing('2026-02', 'open', 0)], null],
  ['after one that was opened again, though nothing is left in it', '2026-03', [standing('2026-02', 'reopened', 0)], '2026-02'],
  ['before an open one', '2026-03', [standing('2026-04', 'open')], null],
] as const)('closes a month %s in order', (_name, month, months, before) => {
  expect(openBefore(month, months)).toBe(before);
});

it('leaves what changed before a closed month out of those after it, and says what it would be', () => {
  const closed = sums('2026-04', { income_pf: 1_000_000 });
  const october = sums('2026-10', { income_pf: 2_000_000 });
  const at = (year: readonly CashBookMonth[], month: number) => {
    const found = year[month - 1];
    if (!found) throw new Error('no such month');
    return found;
  };
  const kept = at(
    cashBookYear({ year: 2026, tables: LAW_TABLES }, [closed, october], () => 0),
    4,
  );
  const late = [sums('2026-02', { deductions: 1_691_440 }), closed, october];
  const year = cashBookYear(
    { year: 2026, tables: LAW_TABLES },
    late,
    () => 0,
    (month) => (month === '2026-04' ? kept : undefined),
  );
  expect([at(year, 3).carry_out, at(year, 10).carry_in]).toEqual([1_691_440, 0]);
  const words = carriedChanges(
    kept,
    at(
      cashBookYear({ year: 2026, tables: LAW_TABLES }, late, () => 0),
      4,
    ),
  ).map((one) => one.replaceAll('\u00a0', ' '));
  expect(words[0]).toBe('Excesso de meses anteriores: R$ 0,00 no fechamento, R$ 16.914,40 agora.');
  expect(words).toHaveLength(2);
  expect(carriedChanges(kept, kept)).toEqual([]);
});
