import { expect, it } from 'vitest';
import { type FreeMonthsOf, freeMonths } from './free-months.ts';

const free: FreeMonthsOf = { from: '2026-11', trial_until: null, charged: [], is_free: true };

it.each<[string, Partial<FreeMonthsOf>, string, number]>([
  ['none while the first one runs', {}, '2026-11-30', 0],
  ['one once it is over', {}, '2026-12-01', 1],
  ['all since the last time', {}, '2027-02-10', 3],
  ['not one that was charged: that counts when it is paid', { charged: ['2026-11'] }, '2027-01-05', 1],
  ['not one that costs something', { is_free: false }, '2027-01-05', 0],
  ['not one before the first day after the trial', { trial_until: '2026-12-04' }, '2027-01-05', 1],
  ['one in the middle of which the trial ended', { trial_until: '2026-11-26' }, '2026-12-01', 1],
  ['not one that counted with the first payment', { from: '2026-12' }, '2026-12-31', 0],
])('counts %s', (_name, change, today, count) => {
  expect(freeMonths({ ...free, ...change }, today)).toBe(count);
});
