import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type OrderCoupon, type OrderedPlan, orderOf } from './order.ts';

const plan: OrderedPlan = { value: 29_990, value_residents: 14_990 };
const percent = (percentage: string, max_payments: number | null = 3): OrderCoupon => ({ percentage, amount: null, max_payments });

it.each<[string, OrderedPlan, boolean, OrderCoupon | null, number, number, number | null]>([
  ['no coupon', plan, false, null, 0, 29_990, 0],
  ['a resident', plan, true, null, 0, 14_990, 0],
  ['a resident of a plan without their price', { ...plan, value_residents: null }, true, null, 0, 29_990, 0],
  ['a percentage', plan, false, percent('0.15'), 4499, 25_491, 3],
  ['half a cent', { value: 10, value_residents: null }, false, percent('0.15'), 2, 8, 3],
  ['all of it, always', plan, false, percent('1', null), 29_990, 0, null],
  ['an amount', plan, false, { percentage: null, amount: 5000, max_payments: 1 }, 5000, 24_990, 1],
  ['more than there is', plan, true, { percentage: null, amount: 50_000, max_payments: 1 }, 14_990, 0, 1],
])('%s', (_name, of, is_resident, coupon, discount, order_value, discounted_payments) => {
  expect(orderOf(of, { is_resident, coupon })).toMatchObject({ discount, order_value, discounted_payments });
});

it('never costs less than nothing, and price is discount and payment', () => {
  const cents = fc.integer({ min: 0, max: MAX_CENTS });
  const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => (points / 10_000).toFixed(4));
  fc.assert(
    fc.property(cents, rate, (value, percentage) => {
      const { plan_value, discount, order_value } = orderOf(
        { value, value_residents: null },
        { is_resident: true, coupon: percent(percentage) },
      );
      expect(order_value).toBeGreaterThanOrEqual(0);
      expect(discount + order_value).toBe(plan_value);
    }),
    runs,
  );
});
