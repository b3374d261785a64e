import type { PlanRow } from '@esteto/contract/plan/plan';
import { trialUntil } from '@esteto/domain/plan/plan/subscription-state';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Reader } from '../../../../platform/database/database.ts';
import type { CouponService, TakenCoupon } from '../../coupon/coupon.service.ts';
import { changeOf } from './plan-fee.ts';
import * as subscriptions from './subscription.repository.ts';

// How a plan begins for companies: with what is left of their trial, of their discount, and of what they were charged for the plan before.

type Subscribed = NonNullable<Awaited<ReturnType<typeof subscriptions.ofCompany>>>;
/** `hadPlan`: whether one of them has a plan that leaves something to the next; `open`: those that end, where they are held already. */
type Begun = {
  ids: readonly number[];
  plan: PlanRow;
  coupon: TakenCoupon | null;
  hadPlan: boolean;
  open?: readonly Trial[];
  today: string;
};
type Trial = { company_id: number; trial_until: string | null };
export type Coupons = { coupons: Pick<CouponService, 'countFor'> };

/** What is kept of each company's plan from `today` on. Reads only: whoever begins it holds what they have. */
export const begunWith = async ({ coupons }: Coupons, reader: Reader, { ids, plan, coupon, hadPlan, open, today }: Begun) => {
  const formers = hadPlan ? await subscriptions.ofCompanies(reader, ids, today) : [];
  // What is left of a trial stands with the plan that ends; only a plan with one of its own asks for those that are over.
  const trials = plan.trial_days === null ? (open ?? formers) : await subscriptions.trialsOf(reader, ids);
  const running = coupon ? [] : formers.flatMap((former) => (discountOf(former) ? [former.coupon_id ?? 0] : []));
  const counting = running.length > 0 ? await coupons.countFor(reader, running, plan.id) : new Set<number>();
  return ids.map((company_id) => {
    const former = formers.find((row) => row.company_id === company_id);
    const trial_until = trialUntil(plan.trial_days, today, lastDaysOf(trials, company_id));
    const discount = coupon ?? (former && counting.has(former.coupon_id ?? 0) ? discountOf(former) : null);
    const beginning = { plan, trial_until, discount: discount?.discount ?? null };
    return {
      company_id,
      plan_id: plan.id,
      starts_on: today,
      trial_until,
      ...discount,
      fee_month: former?.fee_month ?? null,
      carried: former ? [...former.carried, ...changeOf(former, beginning, today)] : [],
    };
  });
};

/** The discount of a plan that still runs; null where it is over. */
const discountOf = (row: Subscribed): TakenCoupon | null => {
  const { coupon_id, discount, discount_remaining_payments, discount_since, discount_open_from } = row;
  if (!coupon_id || !discount || !discount_since || !discount_open_from || discount_remaining_payments === 0) return null;
  return { coupon_id, discount, discount_remaining_payments, discount_since, discount_open_from };
};

export const lastDaysOf = (trials: readonly Trial[], company_id: number): string[] =>
  trials.filter((trial) => trial.company_id === company_id).flatMap(({ trial_until }) => trial_until ?? []);

/** The first month counts by its payment. */
export const afterFirst = (coupon: TakenCoupon): TakenCoupon => ({
  ...coupon,
  discount_remaining_payments: oneLess(coupon.discount_remaining_payments),
  discount_open_from: addCompetence(coupon.discount_open_from, 1),
});

export const oneLess = (payments: number | null): number | null => payments && payments - 1;
