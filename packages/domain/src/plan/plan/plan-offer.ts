import type { CompanyType } from '../../company/company/company-kinds.ts';
import type { AgreedCoupon } from './order.ts';
import { type PricedPlan, priceComposition } from './price-composition.ts';

/** A plan as it is offered: its price, and for whom it is. */
export type OfferablePlan = PricedPlan & {
  id: number;
  type: string;
  company_types: readonly CompanyType[];
  services: string[];
  revenue_limit_month: number | null;
  trial_days: number | null;
};

/** For whom plans are priced: nobody is employed before a company works. */
export type OfferBuyer = { type: CompanyType; is_resident: boolean; partners: number };

/** A coupon as somebody brings it, and why it does not count for a plan; null where it does. */
export type BroughtCoupon = {
  coupon: AgreedCoupon | null;
  refusal: (of: { plan_id: number; is_resident: boolean }) => string | null;
};

/** Plans as somebody could have them, each with its price line by line: a price that is shown anywhere before a plan begins comes from here. */
export const planOffers = (plans: readonly OfferablePlan[], { type, is_resident, partners }: OfferBuyer, brought: BroughtCoupon | null) =>
  plans
    .filter(({ company_types }) => company_types.includes(type))
    .map((plan) => {
      const refusal = brought?.refusal({ plan_id: plan.id, is_resident }) ?? null;
      const coupon = refusal === null ? (brought?.coupon ?? null) : null;
      return {
        id: plan.id,
        name: plan.name,
        services: plan.services,
        revenue_limit_month: plan.revenue_limit_month,
        trial_days: plan.trial_days,
        is_containment: plan.type === 'containment',
        coupon_refusal: refusal,
        price: priceComposition(plan, { is_resident, partners, employees: 0, coupon }),
      };
    });
