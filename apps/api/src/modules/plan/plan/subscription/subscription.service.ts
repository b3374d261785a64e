import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CompanySubscription, plan as contract, PlanRow, SubscriberRow, WithoutPlanRow } from '@esteto/contract/plan/plan';
import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { MOST_ASSIGNED } from '@esteto/domain/company/company/register-form';
import { freeMonths } from '@esteto/domain/plan/plan/free-months';
import { isDiscounted } from '@esteto/domain/plan/plan/monthly-fee';
import { type PriceLine, priceComposition } from '@esteto/domain/plan/plan/price-composition';
import { subscriptionStatus, trialUntil } from '@esteto/domain/plan/plan/subscription-state';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import { inBatches } from '../../../../platform/jobs/each.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { subscriptions as table } from '../../../../tables/plan/subscription.tables.ts';
import type { CompanyService } from '../../../company/company/company.service.ts';
import { REFERRAL_PAID, type ReferralJob } from '../../../opening/referral/referral.service.ts';
import type { CouponService, TakenCoupon } from '../../coupon/coupon.service.ts';
import * as plans from '../plan.repository.ts';
import { afterFirst, begunWith, lastDaysOf, oneLess } from './plan-beginning.ts';
import { previewOf } from './plan-change.ts';
import * as fees from './plan-fee.repository.ts';
import { feesOf, settleFees } from './plan-fee.ts';
import * as subscriptions from './subscription.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'> & { companies: CompanyService; coupons: CouponService };

const DISCOUNT_RUNS = 'O plano ainda tem outro desconto. Guarde este cupom para quando ele acabar.';

/** Plans in one transaction of the clock. */
const BATCH = 200;

/** `lines`: how its price was made up; null where that is not told. */
type PaidMonth = { charged_at: string; lines: readonly PriceLine[] | null };

/** `paid`: the first payment was made already, and has used the coupon once. */
type Beginning = { company_id: number; plan_id: number; coupon: TakenCoupon | null; paid: boolean };
type FirstMonth = { fee_month?: string };
type Subscribed = NonNullable<Awaited<ReturnType<typeof subscriptions.ofCompany>>>;

export type SubscriptionService = ReturnType<typeof subscriptionService>;

export const subscriptionService = ({ db, work, clock, jobs, companies, coupons }: Parts) => {
  const read = async (company_id: number): Promise<CompanySubscription> => {
    const today = clock.today();
    const [row, contract] = await Promise.all([
      subscriptions.ofCompany(db, company_id, today),
      subscriptions.signedContract(db, company_id),
    ]);
    if (!row) return { subscription: null, contract };
    const { id, version, plan_id, plan_name, services, starts_on, trial_until, receipt_id, extra_partner_value } = row;
    const price = priced(row, row.discount_remaining_payments);
    const stands = { subscription_status: subscriptionStatus(row, today), starts_on, trial_until, receipt_id };
    return {
      subscription: {
        id,
        version,
        plan_id,
        plan_name,
        services,
        ...stands,
        price,
        announced: announcedOf(row),
        extra_partner_value,
      },
      contract,
    };
  };

  /** The plan of companies from today on; the one that they have ends. 404 where one of them is not there. */
  const give = async (tx: Tx, ids: readonly number[], plan: PlanRow, coupon: TakenCoupon | null, first: FirstMonth = {}): Promise<void> => {
    const former = await tx.lockAll(table, { scope: subscriptions.openOf(ids), most: MOST_ASSIGNED });
    // A first payment was agreed on as it is: no plan before it leaves anything to it.
    const hadPlan = former.length > 0 && !first.fee_month;
    const begun = (await begunWith({ coupons }, tx.db, { ids, plan, coupon, hadPlan, open: former, today: tx.today })).map((row) => ({
      ...row,
      ...first,
    }));
    await tx.changeAll(table, former, { ended_on: tx.today }, { action: 'subscription.ended' });
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
    begin: async (tx: Tx, { company_id, plan_id, coupon, paid }: Beginning): Promise<void> => {
      const plan = await plans.inForce(tx.db, plan_id, tx.today);
      if (!plan) throw notFound();
      const left = coupon && paid ? afterFirst(coupon) : coupon;
      // What is paid on the way in is the month in which the plan begins.
      await give(tx, [company_id], plan, left, paid ? { fee_month: competenceOf(tx.today) } : {});
    },

    /** The last day of the trial that a company would have with a plan from today on; null where nothing of one is left. */
    trialWith: async (tx: Tx, company_id: number, { trial_days }: PlanRow): Promise<string | null> =>
      trial_days === null
        ? null
        : trialUntil(trial_days, tx.today, lastDaysOf(await subscriptions.trialsOf(tx.db, [company_id]), company_id)),

    /** What a company has, and what it costs from its first payment on, as it was agreed; null where it has no plan. */
    agreed: async (reader: Reader, company_id: number) => {
      const row = await subscriptions.ofCompany(reader, company_id, clock.today());
      return row && { ...row, price: priced(row, row.discount?.max_payments ?? null) };
    },

    /**
     * A month of the plan was paid that was charged at `charged_at`: its discount has one payment less, where the charge had it, which is answered, and who sent
     * them is thanked.
     */
    monthPaid: async (tx: Tx, company_id: number, { charged_at, lines }: PaidMonth): Promise<boolean> => {
      await jobs.enqueue(tx, REFERRAL_PAID, { company_id } satisfies ReferralJob, `referral-paid-${company_id}`);
      if (lines && !isDiscounted(lines)) return false;
      const [current] = await tx.lockAll(table, { scope: subscriptions.openOf([company_id]), most: 1 });
      const left = current?.discount_remaining_payments;
      if (!current || !left || charged_at < (current.discount_since ?? '')) return false;
      const values = { discount_remaining_payments: oneLess(left) };
      await tx.change(table, current, values, { action: 'subscription.discount_used', company_id });
      return true;
    },

    /** The payment of a month that used the discount was undone: the discount has it again, unless another one runs by now. */
    monthUnpaid: async (tx: Tx, company_id: number, charged_at: string): Promise<void> => {
      const [current] = await tx.lockAll(table, { scope: subscriptions.openOf([company_id]), most: 1 });
      const left = current?.discount_remaining_payments ?? null;
      if (!current || left === null || charged_at < (current.discount_since ?? '')) return;
      const values = { discount_remaining_payments: left + 1 };
      await tx.change(table, current, values, { action: 'subscription.discount_returned', company_id });
    },

    settleFees,

    /** Some plans whose month is still to be charged, after one id. */
    unsettled: (month: string, some: { after: number; limit: number }) => fees.unsettled(db, month, some),

    /** What this month would be charged of companies, and why it is not. */
    feesOf: (company_ids: readonly number[]) => feesOf(db, company_ids, clock.today()),

    change: previewOf({ db, clock, coupons }),

    /** Months that are over and were not charged, because their discount leaves nothing to pay, are payments of it too. A job. */
    settleFreeMonths: async (request_id: string): Promise<void> => {
      const month = competenceOf(clock.today());
      const next = (after: number) => subscriptions.discountedBefore(db, month, { after, limit: BATCH });
      await inBatches('plans with a discount', next, (batch) =>
        work(systemActor(request_id), async (tx) => {
          const ids = batch.map(({ company_id }) => company_id);
          const open = await tx.lockAll(table, { scope: subscriptions.openOf(ids), most: BATCH });
          const currentById = new Map((await subscriptions.ofCompanies(tx.db, ids, tx.today)).map((row) => [row.id, row]));
          const charges = await subscriptions.chargedMonths(tx.db, ids);
          for (const before of open) {
            const { id, company_id, discount_remaining_payments: left, discount_open_from: from, trial_until } = before;
            const row = currentById.get(id);
            if (!row || !left || from === null || from >= month) continue;
            const { total, after_coupon } = priced(row, left);
            const charged = charges.filter((charge) => charge.company_id === company_id).map((charge) => charge.month);
            const free = freeMonths({ from, trial_until, charged, is_free: total === 0 && after_coupon !== null }, tx.today);
            const values = { discount_open_from: month, discount_remaining_payments: Math.max(0, left - free) };
            await tx.change(table, before, values, {
              action: free > 0 ? 'subscription.discount_used' : 'subscription.discount_settled',
              company_id,
            });
          }
        }),
      );
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
        const discount = await coupons.take(tx, { code, company_id, plan_id: current.plan_id, field: 'code' });
        await tx.change(table, current, discount, { action: 'subscription.coupon_used', company_id });
      });
      return read(company_id);
    },

    subscribe: async (
      actor: SessionActor,
      { id, body: { plan_id, coupon } }: InputOf<typeof contract.subscribe>,
    ): Promise<CompanySubscription> => {
      await work(actor, async (tx) => {
        const plan = await chosen(tx, plan_id, [id]);
        const discount = coupon ? await coupons.take(tx, { code: coupon, company_id: id, plan_id }) : null;
        await give(tx, [id], plan, discount);
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

    piles: () => subscriptions.piles(db),
  };
};

/** `max_payments`: how many payments have the discount. */
const priced = (row: Subscribed, max_payments: number | null) =>
  priceComposition({ ...row, name: row.plan_name }, { ...row, coupon: row.discount && { ...row.discount, max_payments } });

/** What the company will pay by the announced terms, for its people of today; null where that does not change. A discount that ends is left out: it may be over by then. */
const announcedOf = ({ announced, ...row }: Subscribed) => {
  if (!announced) return null;
  const { from, ...terms } = announced;
  const ends = row.discount !== null && row.discount_remaining_payments !== null;
  const totalOf = (of: Subscribed) => priced(of, ends ? 0 : null).total;
  const total = totalOf({ ...row, ...terms, announced });
  if (total === totalOf({ ...row, announced })) return null;
  return { from, total, leaves_discount_out: ends && row.discount_remaining_payments !== 0 };
};
