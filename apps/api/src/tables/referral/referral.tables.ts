import type { ReferralChannel } from '@esteto/domain/opening/referral/referral-code';
import type { RewardPromise, RewardRefusal } from '@esteto/domain/opening/referral/referral-reward';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { coupons } from '../coupon/coupon.tables.ts';
import { leads } from '../lead/lead.tables.ts';
import { users } from '../user/user.tables.ts';

/** Who sent whom: a lead has one, the first. How far the friend has come is the lead's stage; who is forgotten takes it along. */
export const referrals = pgTable(
  'referrals',
  {
    ...recordColumns,
    lead_id: bigid()
      .notNull()
      .unique('referrals_lead')
      .references(() => leads.id, { onDelete: 'cascade' }),
    referrer_id: bigid()
      .notNull()
      .references(() => users.id),
    channel: text().$type<ReferralChannel>().notNull(),
    /** What the link promised to whoever sent them; null where nothing was. */
    reward: jsonb().$type<RewardPromise>(),
    /** When the friend paid for the first time, and what came of it: a coupon, or why none. */
    paid_at: instant(),
    coupon_id: bigid().references(() => coupons.id),
    refusal: text().$type<RewardRefusal>(),
  },
  (table) => [index('referrals_referrer').on(table.referrer_id), index('referrals_created').on(table.created_at, table.id)],
);
