import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { coupons } from '../coupon/coupon.tables.ts';
import { plans } from './plan.tables.ts';

/** What a coupon took off when it was used: changing the coupon changes nothing for whoever has used it. */
export type KeptDiscount = { code: string; percentage: string | null; amount: number | null };

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
    discount: jsonb().$type<KeptDiscount>(),
    /** Null: all payments have the discount. */
    discount_remaining_payments: integer(),
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
