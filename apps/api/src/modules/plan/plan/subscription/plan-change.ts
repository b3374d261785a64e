import type { InputOf } from '@esteto/contract/endpoint';
import type { plan as contract, PlanChange } from '@esteto/contract/plan/plan';
import { UNKNOWN_COUPON } from '@esteto/domain/plan/coupon/coupon-life';
import { monthlyFee, paidFrom } from '@esteto/domain/plan/plan/monthly-fee';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { CouponService, CouponStanding, TakenCoupon } from '../../coupon/coupon.service.ts';
import * as plans from '../plan.repository.ts';
import { begunWith, type Coupons } from './plan-beginning.ts';
import { couponLeft } from './plan-fee.ts';
import * as subscriptions from './subscription.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock'> & Coupons & { coupons: Pick<CouponService, 'standing'> };

/** What the next fee of a company would be, were it given a plan today: the same that the clock will charge, unless people come or go meanwhile. */
export const previewOf =
  ({ db, clock, coupons }: Parts) =>
  async (_actor: SessionActor, { id, plan_id, coupon: code }: InputOf<typeof contract.change>): Promise<PlanChange> => {
    const today = clock.today();
    const company = await subscriptions.pricedCompany(db, id, today);
    const plan = await plans.inForce(db, plan_id, today);
    if (!plan) throw notFound();
    const standing = code ? await coupons.standing(db, { code, company_id: id }) : null;
    const coupon_refusal = code ? (standing ? standing.refusal({ plan_id, is_resident: company.is_resident }) : UNKNOWN_COUPON) : null;
    const brought = standing && coupon_refusal === null ? asTaken(standing, clock.now().toISOString(), today) : null;
    const [begun] = await begunWith({ coupons }, db, { ids: [id], plan, coupon: brought, hadPlan: true, today });
    if (!begun) throw notFound();
    const thisMonth = competenceOf(today);
    const isSettled = company.is_charged || (begun.fee_month ?? '') >= thisMonth;
    const month = laterOf(competenceOf(paidFrom(begun)), isSettled ? addCompetence(thisMonth, 1) : thisMonth);
    const terms = month === thisMonth ? plan : ((await plans.inForce(db, plan_id, firstDayOf(month))) ?? plan);
    const { discount = null, discount_remaining_payments = null } = begun;
    const coupon = couponLeft({ discount, discount_remaining_payments }, brought ? 0 : company.discounts_open);
    const { lines, total } = monthlyFee(terms, { ...company, coupon }, { ...begun, month });
    return { month, lines, total, trial_until: begun.trial_until, coupon_code: discount?.code ?? null, coupon_refusal };
  };

const asTaken = ({ id, coupon }: CouponStanding, now: string, today: string): TakenCoupon => ({
  coupon_id: id,
  discount: coupon,
  discount_remaining_payments: coupon.max_payments,
  discount_since: now,
  discount_open_from: competenceOf(today),
});

const laterOf = (one: string, other: string): string => (one > other ? one : other);
