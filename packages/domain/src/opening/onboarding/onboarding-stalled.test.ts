import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { isStalled, stalledBefore } from './onboarding-stalled.ts';

it.each([
  ['2026-11-09T15:00:00Z', 15, true],
  // Still the 10th in São Paulo.
  ['2026-11-11T02:59:00Z', 14, true],
  ['2026-11-11T03:00:00Z', 14, false],
  ['2026-11-24T15:00:00Z', 1, false],
])('at a step since %s, of %s days: stands still %s', (since, stalled_days, answer) => {
  expect(isStalled(since, { today: '2026-11-24', stalled_days })).toBe(answer);
});

it('is the same by the day as by the instant that lists are narrowed with', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 1440 }), fc.integer({ min: 1, max: 60 }), (minutes, stalled_days) => {
      const since = new Date(Date.parse('2026-08-20T00:00:00Z') + minutes * 60_000).toISOString();
      const given = { today: '2026-11-24', stalled_days };
      expect(since < stalledBefore(given)).toBe(isStalled(since, given));
    }),
    runs,
  );
});
