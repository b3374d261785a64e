import type { OfferedPlan, PlanRow } from '@esteto/contract/plan';
import type { CompanyType } from '@esteto/domain/company/company-kinds';
import { priceComposition } from '@esteto/domain/plan/price-composition';
import { type CouponStanding, UNKNOWN_COUPON } from '../coupon/coupon.service.ts';

/** For whom plans are priced: nobody is employed before a company works. */
export type OfferBuyer = { type: CompanyType; is_resident: boolean; partners: number };

type Brought = { code: string | null; standing: CouponStanding | null };

/** Plans as somebody could have them, each with its price line by line: a price that is shown anywhere before a plan begins comes from here. */
export const offersOf = (
  plans: readonly PlanRow[],
  { type, is_resident, partners }: OfferBuyer,
  { code, standing }: Brought,
): OfferedPlan[] =>
  plans
    .filter(({ company_types }) => company_types.includes(type))
    .map((plan) => {
      const refusal = standing ? standing.refusal({ plan_id: plan.id, is_resident }) : code && UNKNOWN_COUPON;
      const coupon = refusal ? null : (standing?.coupon ?? null);
      return {
        id: plan.id,
        name: plan.name,
        services: plan.services,
        revenue_limit_month: plan.revenue_limit_month,
        trial_days: plan.trial_days,
        is_containment: plan.type === 'containment',
        coupon_refusal: refusal || null,
        price: priceComposition(plan, { is_resident, partners, employees: 0, coupon }),
      };
    });
