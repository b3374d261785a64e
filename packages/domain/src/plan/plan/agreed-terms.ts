import type { AgreedCoupon } from './order.ts';
import type { PricedPlan } from './price-composition.ts';

/** Columns of a plan that make its price. */
export type PriceTerms = Pick<PricedPlan, 'value' | 'value_residents' | 'extra_partner_value' | 'extra_employee_value'>;

/** What was offered to somebody, and holds until a day ('YYYY-MM-DD', included), whatever becomes of plan and coupon meanwhile. */
export type AgreedTerms = {
  plan_id: number;
  valid_until: string;
  terms: PriceTerms;
  coupon: (AgreedCoupon & { id: number }) | null;
};

export const priceTermsOf = ({ value, value_residents, extra_partner_value, extra_employee_value }: PriceTerms): PriceTerms => ({
  value,
  value_residents,
  extra_partner_value,
  extra_employee_value,
});

const holds = (agreed: AgreedTerms | null, today: string): agreed is AgreedTerms => agreed !== null && agreed.valid_until >= today;

/** The plan at the price that was offered, while that holds; else as it is. */
export const asAgreed = <Plan extends PriceTerms & { id: number }>(plan: Plan, agreed: AgreedTerms | null, today: string): Plan =>
  holds(agreed, today) && agreed.plan_id === plan.id ? { ...plan, ...agreed.terms } : plan;

/** The coupon of an offer that holds, where `code` is its own and the plan is the one that was offered; else null. */
export const agreedCoupon = (code: string, plan_id: number, agreed: AgreedTerms | null, today: string): AgreedTerms['coupon'] =>
  holds(agreed, today) && agreed.plan_id === plan_id && agreed.coupon?.code === code ? agreed.coupon : null;
