import type { AgreedCoupon } from '@esteto/domain/plan/plan/order';
import type { PriceLine } from '@esteto/domain/plan/plan/price-composition';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { coupons } from '../coupon/coupon.tables.ts';
import { plans } from './plan.tables.ts';

/** The plan of a company from a day to a day; the one without an end is the company's plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    plan_id: bigid()
      .notNull()
      .references(() => plans.id),
    coupon_id: bigid().references(() => coupons.id),
    /** What a coupon took off when it was used: changing the coupon changes nothing for whoever has used it. */
    discount: jsonb().$type<AgreedCoupon>(),
    /** How many payments still have it, each that is made takes one; null: all have it. */
    discount_remaining_payments: integer(),
    /** What was charged before has no discount, and takes none. */
    discount_since: instant(),
    /** The first month ('YYYY-MM') of which it is not settled yet whether it took one without a charge, because it cost nothing. */
    discount_open_from: text(),
    /** The last month ('YYYY-MM') that is settled: its fee was made, or it was paid with the first payment. */
    fee_month: text(),
    /** What the next fee has beside its price, because the plan changed within a month that was charged already. */
    carried: jsonb().$type<PriceLine[]>().notNull().default([]),
    starts_on: date().notNull(),
    trial_until: date(),
    ended_on: date(),
    cancel_reason: text(),
  },
  (table) => [
    uniqueIndex('subscriptions_company').on(table.company_id).where(sql`ended_on is null`),
    index('subscriptions_plan').on(table.plan_id, table.created_at, table.id),
    index('subscriptions_coupon').on(table.coupon_id),
  ],
);
