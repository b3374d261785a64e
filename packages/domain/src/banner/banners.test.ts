import { expect, it } from 'vitest';
import { showsCrmDiscountBanner, showsEnvironmentBanner, showsYearEndBanner } from './banners.ts';

it.each([
  ['2026-12-16', false],
  ['2026-12-17', true],
  ['2026-12-31', true],
  ['2027-01-02', true],
  ['2027-01-03', false],
])('year end on %s: %s, never to administrators', (today, shown) => {
  expect(showsYearEndBanner(today, false)).toBe(shown);
  expect(showsYearEndBanner(today, true)).toBe(false);
});

it('offers the CRM discount before its date to who is told of it', () => {
  expect(showsCrmDiscountBanner({ show_crm_popup: true }, '2025-01-29')).toBe(true);
  expect(showsCrmDiscountBanner({ show_crm_popup: true }, '2025-01-30')).toBe(false);
  expect(showsCrmDiscountBanner({ show_crm_popup: false }, '2025-01-01')).toBe(false);
});

it('says where it is not the real product', () => {
  expect(['local', 'dev', 'homolog', 'production', ''].map(showsEnvironmentBanner)).toEqual([true, true, true, false, false]);
});
