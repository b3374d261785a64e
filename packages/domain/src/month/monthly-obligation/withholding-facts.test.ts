import { expect, test } from 'vitest';
import { isWithheldOnProfits } from './withholding-facts.ts';

test.each([
  ['nothing paid', { total: 0, most: 0, partners: 1 }, '2026-10', false],
  ['the limit itself', { total: 5_000_000, most: 5_000_000, partners: 1 }, '2026-10', false],
  ['a cent above it', { total: 5_000_001, most: 5_000_001, partners: 1 }, '2026-10', true],
  ['two payments to the only partner', { total: 6_000_000, most: 3_000_000, partners: 1 }, '2026-10', true],
  ['the same to two partners proves nothing', { total: 6_000_000, most: 3_000_000, partners: 2 }, '2026-10', false],
  ['more than twice the limit to two', { total: 10_000_001, most: 3_000_000, partners: 2 }, '2026-10', true],
  ['one payment above it, however many they are', { total: 5_000_001, most: 5_000_001, partners: 9 }, '2026-10', true],
  ['a company whose partners nobody told', { total: 6_000_000, most: 3_000_000, partners: 0 }, '2026-10', true],
  ['before the law', { total: 90_000_000, most: 90_000_000, partners: 1 }, '2025-12', false],
] as const)('%s', (_name, paid, competence, withheld) => {
  expect(isWithheldOnProfits(paid, competence)).toBe(withheld);
});
