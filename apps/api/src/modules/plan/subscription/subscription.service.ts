import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CompanySubscription, plan as contract, PlanRow, SubscriberRow, WithoutPlanRow } from '@esteto/contract/plan';
import { companyTypeLabel } from '@esteto/domain/company/company-kinds';
import { MOST_PLANNED } from '@esteto/domain/plan/plan-form';
import { priceComposition } from '@esteto/domain/plan/price-composition';
import { subscriptionStatus, trialUntil } from '@esteto/domain/plan/subscription-state';
import type { Deps } from '../../../deps.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { subscriptions as table } from '../../../tables/plan/subscription.tables.ts';
import type { CompanyService } from '../../company/company.service.ts';
import type { CouponService, TakenCoupon } from '../../coupon/coupon.service.ts';
import * as plans from '../plan.repository.ts';
import * as subscriptions from './subscription.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { companies: CompanyService; coupons: CouponService };

const DISCOUNT_RUNS = 'O plano ainda tem outro desconto. Guarde este cupom para quando ele acabar.';

type Beginning = { company_id: number; plan_id: number; coupon: TakenCoupon | null };

export type SubscriptionService = ReturnType<typeof subscriptionService>;

export const subscriptionService = ({ db, work, clock, companies, coupons }: Parts) => {
  const read = async (company_id: number): Promise<CompanySubscription> => {
    const today = clock.today();
    const row = await subscriptions.ofCompany(db, company_id, today);
    if (!row) return { subscription: null };
    const { discount, discount_remaining_payments: max_payments } = row;
    const price = priceComposition(
      { ...row, name: row.plan_name },
      {
        is_resident: row.is_resident,
        partners: row.partners,
        employees: row.employees,
        coupon: discount && { ...discount, max_payments },
      },
    );
    const { id, version, plan_id, plan_name, services, starts_on, trial_until, receipt_id } = row;
    const subscription_status = subscriptionStatus(row, today);
    return { subscription: { id, version, plan_id, plan_name, services, subscription_status, starts_on, trial_until, receipt_id, price } };
  };

  /** The plan of companies from today on; the one that they have ends. 404 where one of them is not there. */
  const give = async (tx: Tx, ids: readonly number[], plan: PlanRow, coupon: TakenCoupon | null): Promise<void> => {
    const today = tx.today;
    const former = await tx.lockAll(table, { scope: subscriptions.openOf(ids), most: MOST_PLANNED });
    await tx.changeAll(table, former, { ended_on: today }, { action: 'subscription.ended' });
    const begun = ids.map((company_id) => ({
      company_id,
      plan_id: plan.id,
      starts_on: today,
      trial_until: trialUntil(plan.trial_days, today),
      ...coupon,
    }));
    await tx.insertAll(table, begun, { action: 'subscription.begun' });
    for (const id of ids)
      tx.record({ type: 'company', id }, { action: 'company.plan_changed', company_id: id, reason: `Plano ${plan.name}.` });
  };

  const chosen = async (tx: Tx, plan_id: number, ids: readonly number[]): Promise<PlanRow> => {
    const plan = await plans.inForce(tx.db, plan_id, tx.today);
    if (!plan?.is_active) throw invalid({ plan_id: 'Este plano não aceita novas empresas.' });
    const rows = await subscriptions.lockCompanies(tx.db, ids);
    if (rows.length < ids.length) throw notFound();
    const stranger = rows.find(({ type }) => !plan.company_types.includes(type));
    if (stranger) throw invalid({ plan_id: `Este plano não é para ${companyTypeLabel[stranger.type]}.` });
    return plan;
  };

  return {
    /** Plans that accept new companies, as a company could have them. */
    offers: async (): Promise<PlanRow[]> => (await plans.list(db, clock.today())).filter(({ is_active }) => is_active),

    /** A plan that accepts this company, or why not. */
    chosen: (tx: Tx, plan_id: number, company_id: number): Promise<PlanRow> => chosen(tx, plan_id, [company_id]),

    /** The plan that a company agreed on begins, whether it is still offered or not, with what its coupon takes off. */
    begin: async (tx: Tx, { company_id, plan_id, coupon }: Beginning): Promise<void> => {
      const plan = await plans.inForce(tx.db, plan_id, tx.today);
      if (!plan) throw notFound();
      await give(tx, [company_id], plan, coupon);
    },

    subscribers: (_actor: SessionActor, input: InputOf<typeof contract.subscribers>): Promise<Page<SubscriberRow>> =>
      subscriptions.subscribers(db, input, clock.today()),

    without: (_actor: SessionActor, input: InputOf<typeof contract.without>): Promise<Page<WithoutPlanRow>> =>
      subscriptions.withoutPlan(db, input),

    ofCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<CompanySubscription> => {
      await companies.find(db, id);
      return read(id);
    },

    own: ({ company: { company_id } }: CompanyActor): Promise<CompanySubscription> => read(company_id),

    /** Counts from now on; a discount that runs still is not taken away by another. */
    redeem: async (actor: CompanyActor, { body: { code } }: InputOf<typeof contract.redeem>): Promise<CompanySubscription> => {
      const { company_id } = actor.company;
      await work(actor, async (tx) => {
        const [current] = await tx.lockAll(table, { scope: subscriptions.openOf([company_id]), most: 1 });
        if (!current) throw invalid({ code: 'A empresa ainda não tem um plano.' });
        if (current.discount !== null && current.discount_remaining_payments !== 0) throw invalid({ code: DISCOUNT_RUNS });
        const taken = await coupons.take(tx, { code, company_id, plan_id: current.plan_id, field: 'code' });
        await tx.change(table, current, taken, { action: 'subscription.coupon_used', company_id });
      });
      return read(company_id);
    },

    subscribe: async (
      actor: SessionActor,
      { id, body: { plan_id, coupon } }: InputOf<typeof contract.subscribe>,
    ): Promise<CompanySubscription> => {
      await work(actor, async (tx) => {
        const plan = await chosen(tx, plan_id, [id]);
        const taken = coupon ? await coupons.take(tx, { code: coupon, company_id: id, plan_id }) : null;
        await give(tx, [id], plan, taken);
      });
      return read(id);
    },

    subscribeMany: (actor: SessionActor, { body }: InputOf<typeof contract.subscribeMany>): Promise<void> =>
      work(actor, async (tx) => {
        const ids = [...new Set(body.ids)];
        await give(tx, ids, await chosen(tx, body.plan_id, ids), null);
      }),

    cancel: async (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.cancel>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        if (before.ended_on !== null) throw notFound();
        const { company_id } = before;
        await tx.change(
          table,
          before,
          { ended_on: tx.today, cancel_reason: reason },
          { action: 'subscription.cancelled', company_id, reason },
        );
      }),
  };
};
