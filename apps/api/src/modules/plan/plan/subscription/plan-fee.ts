import type { PlanRow } from '@esteto/contract/plan/plan';
import { isYetToBegin } from '@esteto/domain/company/company/company-may';
import { hasLeftWizard } from '@esteto/domain/company/company/wizard';
import { changeLine, feeDueDate, feeObstacle, monthlyFee, paidFrom } from '@esteto/domain/plan/plan/monthly-fee';
import type { AgreedCoupon } from '@esteto/domain/plan/plan/order';
import { type PriceLine, priceComposition } from '@esteto/domain/plan/plan/price-composition';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Reader } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { subscriptions as table } from '../../../../tables/plan/subscription.tables.ts';
import * as fees from './plan-fee.repository.ts';
import * as subscriptions from './subscription.repository.ts';

// What companies pay for a month of their plan. The price is that of 'preço explicado', by the plan's terms of the first day of the month.

type Subscribed = NonNullable<Awaited<ReturnType<typeof subscriptions.ofCompany>>>;

/** The discount of a plan for what is charged next: what is charged with it and still to be paid has taken its part already. */
export const couponLeft = (
  { discount, discount_remaining_payments: left }: Pick<Subscribed, 'discount' | 'discount_remaining_payments'>,
  discounts_open: number,
): AgreedCoupon | null => discount && { ...discount, max_payments: left === null ? null : Math.max(0, left - discounts_open) };

const NOTHING = 'Nada a pagar: o desconto cobre o preço do plano.';

/** The fee of this month of companies that have a plan, and why it is not charged. */
export const feesOf = async (reader: Reader, company_ids: readonly number[], today: string) => {
  const month = competenceOf(today);
  const rows = await subscriptions.ofCompanies(reader, company_ids, today, fees.termsDay(month));
  return rows.map((row) => {
    const fee = monthlyFee({ ...row, name: row.plan_name }, { ...row, coupon: couponLeft(row, row.discounts_open) }, { ...row, month });
    const nothing = fee.total === 0 && row.carried.length === 0 ? NOTHING : null;
    const is_yet_to_begin = !hasLeftWizard(row.company.wizard_step) || isYetToBegin({ ...row.company, has_plan: true });
    const obstacle = feeObstacle({ ...row, is_yet_to_begin }, month, today) ?? nothing;
    const due_date = row.billing_day === null ? null : feeDueDate(month, row.billing_day, today);
    return { id: row.id, company_id: row.company_id, month, fee, obstacle, due_date };
  });
};

/** The fees of this month that companies are to be charged, whose plans are settled for it. In the transaction that makes them. */
export const settleFees = async (tx: Tx, company_ids: readonly number[]) => {
  const month = competenceOf(tx.today);
  const open = await tx.lockAll(table, { scope: fees.unsettledOf(company_ids, month), most: company_ids.length });
  const ids = open.map(({ company_id }) => company_id);
  const due = (await feesOf(tx.db, ids, tx.today)).flatMap(({ obstacle, due_date, ...fee }) =>
    obstacle === null && due_date !== null ? [{ ...fee, due_date }] : [],
  );
  const carriedBy = new Map(due.map(({ id, fee }) => [id, fee.carried]));
  await tx.changeAll(
    table,
    open.filter(({ id }) => carriedBy.has(id)),
    ({ id }) => ({ fee_month: month, carried: carriedBy.get(id) ?? [] }),
    ({ company_id }) => ({ action: 'subscription.fee_made', company_id }),
  );
  return due;
};

/** A plan that begins for a company, and what it has by then. */
type Beginning = { plan: PlanRow; trial_until: string | null; discount: AgreedCoupon | null };

/** What a company whose plan changes `today` still owes of the month that it was charged for, or gets back of it; none before it was charged. */
export const changeOf = (former: Subscribed, { plan, trial_until, discount }: Beginning, today: string): PriceLine[] => {
  const month = competenceOf(today);
  const isCharged = former.is_charged || (former.fee_month ?? '') >= month;
  if (!isCharged) return [];
  // Both at what the month was charged for: with the discount, where that had it.
  const hadDiscount = former.is_discounted ?? former.discount_remaining_payments !== 0;
  const priceOf = (of: Parameters<typeof priceComposition>[0], coupon: AgreedCoupon | null) =>
    priceComposition(of, { ...former, coupon: hadDiscount && coupon ? { ...coupon, max_payments: null } : null }).total;
  const line = changeLine({
    from: { name: former.plan_name, total: priceOf({ ...former, name: former.plan_name }, former.discount) },
    to: { name: plan.name, total: priceOf(plan, discount), paid_from: paidFrom({ starts_on: today, trial_until }) },
    on: today,
  });
  return line ? [line] : [];
};
