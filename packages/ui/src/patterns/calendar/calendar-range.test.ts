import { expect, it } from 'vitest';
import { rangeTitle, shownDays, steppedDay } from './calendar-range.ts';

it.each([
  ['month', '2026-11-24', '2026-11-01', '2026-12-05', 'novembro de 2026', '2026-12-01'],
  ['month', '2026-01-31', '2025-12-28', '2026-01-31', 'janeiro de 2026', '2026-02-01'],
  ['list', '2026-11-24', '2026-11-24', '2026-11-30', 'novembro de 2026', '2026-12-01'],
  ['week', '2026-11-24', '2026-11-22', '2026-11-28', '22 a 28 de novembro de 2026', '2026-12-01'],
  ['week', '2026-12-01', '2026-11-29', '2026-12-05', '29 de novembro a 5 de dezembro de 2026', '2026-12-08'],
  ['week', '2026-12-31', '2026-12-27', '2027-01-02', '27 de dezembro de 2026 a 2 de janeiro de 2027', '2027-01-07'],
  ['day', '2026-11-24', '2026-11-24', '2026-11-24', '24 de novembro de 2026', '2026-11-25'],
] as const)('%s of %s shows %s to %s', (view, day, from, to, title, next) => {
  expect(shownDays(view, day)).toEqual({ from, to });
  expect(rangeTitle(view, day)).toBe(title);
  expect(steppedDay(view, day, 1)).toBe(next);
});
