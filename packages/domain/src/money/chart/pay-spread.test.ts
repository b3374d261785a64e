import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageDaysToPay, type PaidAfter } from '../../billing/payment/days-to-pay.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type PaySpread, paySpread, spreadSentence } from './pay-spread.ts';

const paid = (...pairs: [number, number][]): PaidAfter[] => pairs.map(([days, cents]) => ({ days, cents }));

it.each<[PaidAfter[], PaySpread | null]>([
  [[], null],
  [paid([30, 0]), null],
  [paid([30, 5]), { average: 30, q1: 30, median: 30, q3: 30 }],
  [paid([40, 100], [10, 100], [20, 100], [30, 100]), { average: 25, q1: 10, median: 20, q3: 30 }],
  // A large invoice says more than many small ones.
  [paid([60, 1_000], [10, 10], [11, 10], [12, 10]), { average: 59, q1: 60, median: 60, q3: 60 }],
  // Money before the issue took no days.
  [paid([-5, 100], [10, 100]), { average: 5, q1: 0, median: 0, q3: 10 }],
])('%j spreads as %j', (payments, spread) => {
  expect(paySpread(payments)).toEqual(spread);
});

it('goes up from quarter to quarter, has the mean of the client’s record, and does not depend on the order', () => {
  const payments = fc.array(fc.record({ days: fc.integer({ min: -30, max: 900 }), cents: fc.integer({ min: 1, max: 99_999_999_999 }) }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(payments, (all) => {
      const spread = paySpread(all);
      if (!spread) throw new Error('money was paid');
      const days = all.map((one) => Math.max(0, one.days));
      const steps = [Math.min(...days), spread.q1, spread.median, spread.q3, Math.max(...days)];
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(spread.average).toBe(averageDaysToPay(all));
      expect(paySpread(all.toReversed())).toEqual(spread);
    }),
    runs,
  );
});

it('is told in a sentence', () => {
  expect(spreadSentence({ average: 28, q1: 10, median: 20, q3: 40 })).toBe(
    'O dinheiro leva em média 28 dias da emissão ao pagamento; a metade do meio veio entre 10 e 40 dias.',
  );
  expect(spreadSentence({ average: 1, q1: 1, median: 1, q3: 1 })).toBe(
    'O dinheiro leva em média 1 dia da emissão ao pagamento, quase todo no mesmo prazo.',
  );
});
