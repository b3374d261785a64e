import { roundHalfUpCents } from '../../shared/money/money.ts';

/** What a plan costs in one payment, in integer cents; residents may have a price of their own. */
export type OrderedPlan = { value: number; value_residents: number | null };

/** A discount on the first `max_payments` payments (null: on all): a percentage as a fraction ('0.15'), or an amount in cents. */
export type OrderCoupon = { percentage: string | null; amount: number | null; max_payments: number | null };

/** The discount of a coupon as it was agreed on: what becomes of the coupon later changes nothing of it. */
export type AgreedCoupon = OrderCoupon & { code: string };

export type Order = {
  /** Before the coupon, in cents. */
  plan_value: number;
  /** Taken off by the coupon: never more than there is to pay. */
  discount: number;
  /** What is paid while the coupon lasts (`order_value` in the wizard's data). */
  order_value: number;
  /** How many payments have the discount; null for all of them, 0 without a coupon. */
  discounted_payments: number | null;
};

/** What is paid for a plan. The percentage is taken of the plan's price and rounded to the cent, half up. */
export const orderOf = (plan: OrderedPlan, { is_resident, coupon }: { is_resident: boolean; coupon: OrderCoupon | null }): Order => {
  const plan_value = (is_resident ? plan.value_residents : null) ?? plan.value;
  const discount = Math.min(plan_value, coupon ? discountOf(plan_value, coupon) : 0);
  return { plan_value, discount, order_value: plan_value - discount, discounted_payments: coupon ? coupon.max_payments : 0 };
};

const discountOf = (value: number, { percentage, amount }: OrderCoupon): number =>
  percentage === null ? (amount ?? 0) : roundHalfUpCents(value, percentage);
