import type { CouponReferral } from '@esteto/domain/plan/coupon/coupon-form';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** Who used it are the subscriptions that name it. */
export const coupons = pgTable(
  'coupons',
  {
    ...recordColumns,
    code: text().notNull().unique('coupons_code'),
    name: text().notNull(),
    discount: text().$type<'percentage' | 'amount'>().notNull(),
    percentage: text(),
    amount: cents(),
    max_payments: integer(),
    max_uses: integer(),
    max_uses_per_doctor: integer(),
    uses_count: integer().notNull().default(0),
    valid_from: date(),
    valid_until: date(),
    plan_ids: jsonb().$type<number[]>().notNull(),
    colleges: jsonb().$type<string[]>().notNull(),
    only_residents: boolean().notNull(),
    only_indication: boolean().notNull(),
    /** Its part where clients send their friends: one active coupon for each. */
    referral: text().$type<CouponReferral>(),
    /** The owner of a coupon that was earned; nobody else may use it. */
    owner_id: bigid().references(() => users.id),
    is_active: boolean().notNull(),
    search_key: text().notNull(),
  },
  (table) => [
    index('coupons_created').on(table.created_at, table.id),
    index('coupons_owner').on(table.owner_id),
    uniqueIndex('coupons_referral').on(table.referral).where(sql`is_active and owner_id is null and referral is not null`),
  ],
);
