import { expect, it } from 'vitest';
import { socialSecurityOfYear } from './dossier.ts';

type Contribution = Parameters<typeof socialSecurityOfYear>[1][number];

const line = (more: Partial<Contribution>): Contribution => ({
  section: 'employment',
  source: 'payroll',
  month: null,
  social_security: 0,
  ...more,
});

/** The same each month of the first so many. */
const months = (count: number, more: Partial<Contribution>) =>
  Array.from({ length: count }, (_, index) => line({ month: `2026-${String(index + 1).padStart(2, '0')}`, ...more }));

it('of several sources counts to the ceiling of each month: 11 % of R$ 8.475,55 in 2026', () => {
  // R$ 932,31 of one company and R$ 459,51 or 459,52 of another, ten months: R$ 13.918,26 were withheld.
  const two = [
    ...months(10, { social_security: 93_231 }),
    ...months(10, { social_security: 45_952 }).slice(1),
    line({ month: '2026-01', social_security: 45_948 }),
  ];
  expect(two.reduce((sum, { social_security }) => sum + social_security, 0)).toBe(1_391_826);
  expect(socialSecurityOfYear(2026, two)).toBe(932_310);
});

it.each([
  ['one source below the ceiling counts whole', months(10, { social_security: 50_000 }), 500_000],
  ['own income pays 20 %', months(2, { section: 'individuals', source: 'cash_book', social_security: 180_000 }), 2 * 169_511],
  ['an employee by steps, of a whole year', [line({ source: 'told', social_security: 1_300_000 })], 12 * 98_809],
  ['a whole year at the ceiling of a company', [line({ section: 'services', source: 'told', social_security: 1_118_772 })], 1_118_772],
  ['nothing', [], 0],
])('%s', (_name, lines, counted) => {
  expect(socialSecurityOfYear(2026, lines)).toBe(counted);
});

it('of a year whose ceiling nobody has told counts as it was said', () => {
  expect(socialSecurityOfYear(2024, [line({ social_security: 9_999_999 })])).toBe(9_999_999);
});
