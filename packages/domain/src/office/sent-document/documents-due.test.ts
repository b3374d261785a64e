import { expect, test } from 'vitest';
import { incomeTaxDue, inssDue, lastTaxYear } from './documents-due.ts';

const inss = (...months: string[]) => months.map((competence) => ({ kind: 'inss' as const, competence, year: null }));
const papers = (...years: number[]) => years.map((year) => ({ kind: 'income_tax' as const, competence: null, year }));

test.each([
  ['nothing was ever sent', [], null],
  ['the month before was sent', inss('2026-09'), '2026-10'],
  ['the third before was sent', inss('2026-07'), '2026-10'],
  ['whoever sent is no longer paid there', inss('2026-06'), null],
  ['it was sent', inss('2026-09', '2026-10'), null],
  ['only a month that is not over was sent', inss('2026-11'), null],
  ['papers of the income tax are no proof', papers(2025), null],
])('the proof of INSS that is due when %s', (_, sent, expected) => {
  expect(inssDue(sent, '2026-11-20')).toBe(expected);
});

test.each([
  ['nothing was ever sent', [], '2026-03-10', null],
  ['those of the year before were sent', papers(2024), '2026-03-10', 2025],
  ['it is the last day', papers(2024), '2026-05-29', 2025],
  ['the day to deliver has passed', papers(2024), '2026-05-30', null],
  ['some of the year were sent', papers(2024, 2025), '2026-03-10', null],
  ['proofs of INSS are no papers', inss('2026-02'), '2026-03-10', null],
])('the papers of the income tax that are due when %s', (_, sent, today, expected) => {
  expect(incomeTaxDue(sent, today)?.year ?? null).toBe(expected);
});

test('the next return is about the year that has ended', () => {
  expect([lastTaxYear('2026-01-01'), lastTaxYear('2026-12-31')]).toEqual([2025, 2025]);
});
