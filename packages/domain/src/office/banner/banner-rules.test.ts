import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { showsCrmDiscount, showsYearEnd, testEnvironmentOf } from './banner-rules.ts';

it.each([
  ['local', 'local'],
  ['dev', 'dev'],
  ['homolog', 'homolog'],
  ['production', null],
  ['', null],
  ['LOCAL', null],
  ['toString', null],
])('the environment %j is %j', (environment, expected) => {
  expect(testEnvironmentOf(environment)).toBe(expected);
});

it.each([
  ['2026-12-16', false],
  ['2026-12-17', true],
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
  ['2026-06-20', false],
])('on %s the year ends: %s', (today, expected) => {
  expect(showsYearEnd({ today, isAdmin: false })).toBe(expected);
});

it('never tells administrators of the shifts', () => {
  const anyDay = fc
    .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, (today) => {
      expect(showsYearEnd({ today, isAdmin: true })).toBe(false);
    }),
    runs,
  );
});

it.each([
  ['2025-01-29', true, true],
  ['2025-01-30', true, false],
  ['2025-01-29', false, false],
  ['2026-01-01', true, false],
])('on %s a company marked %s: %s', (today, show_crm_popup, expected) => {
  expect(showsCrmDiscount({ today, show_crm_popup })).toBe(expected);
});
