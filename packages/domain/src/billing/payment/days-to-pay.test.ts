import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { averageDaysToPay, type PaidAfter } from './days-to-pay.ts';

it.each<[PaidAfter[], number | null]>([
  [[], null],
  [[{ days: 30, cents: 0 }], null],
  [[{ days: 30, cents: 150_000 }], 30],
  // A large invoice says more than a small one.
  [
    [
      { days: 10, cents: 900_000 },
      { days: 60, cents: 100_000 },
    ],
    15,
  ],
  [
    [
      { days: 1, cents: 1 },
      { days: 2, cents: 1 },
    ],
    2,
  ],
  [[{ days: -4, cents: 100 }], 0],
])('%j takes %s days', (payments, days) => {
  expect(averageDaysToPay(payments)).toBe(days);
});

const payments = fc.array(fc.record({ days: fc.integer({ min: -30, max: 4_000 }), cents: fc.integer({ min: 1, max: 999_999_999_999 }) }), {
  minLength: 1,
  maxLength: 20,
});

it('lies between the quickest and the slowest, and does not change when a payment comes in two parts on one day', () => {
  fc.assert(
    fc.property(payments, fc.nat(), (all, cut) => {
      const average = averageDaysToPay(all) ?? Number.NaN;
      const days = all.map((one) => Math.max(0, one.days));
      expect(average).toBeGreaterThanOrEqual(Math.min(...days));
      expect(average).toBeLessThanOrEqual(Math.max(...days));
      const [{ days: first, cents }, ...rest] = all as [PaidAfter, ...PaidAfter[]];
      const part = cut % cents;
      expect(averageDaysToPay([{ days: first, cents: part }, { days: first, cents: cents - part }, ...rest])).toBe(average);
    }),
    runs,
  );
});
