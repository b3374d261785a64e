import type { ListInput, Page } from '@esteto/contract/list';
import type { ReferralRow } from '@esteto/contract/referral';
import type { ReferralFilters } from '@esteto/domain/referral/referral-filters';
import { leadStagesOf } from '@esteto/domain/referral/referral-stage';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { readPage } from '../../platform/http/paging.ts';
import { companies } from '../company/company.tables.ts';
import { leads } from '../lead/lead.tables.ts';
import { users } from '../user/user.tables.ts';
import { referrals } from './referral.tables.ts';

/** Found by the friend or by who sent them. */
export const list = (db: Reader, input: ListInput & Partial<ReferralFilters>): Promise<Page<ReferralRow>> => {
  const friends = (where: SQL | undefined) => inArray(referrals.lead_id, db.select({ id: leads.id }).from(leads).where(where));
  const senders = db.select({ id: users.id }).from(users).where(containsKey(users.search_key, input.search));
  return readPage(
    db,
    {
      input,
      orders: { created_at: referrals.created_at },
      defaultOrder: '-created_at',
      id: referrals.id,
      where: and(
        input.search ? or(friends(containsKey(leads.search_key, input.search)), inArray(referrals.referrer_id, senders)) : undefined,
        input.stage ? friends(inArray(leads.stage, leadStagesOf(input.stage))) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: referrals.id,
          lead_id: referrals.lead_id,
          friend: sql<string>`coalesce(${leads.name}, ${leads.email}, ${leads.phone}, '')`,
          friend_contact: sql<string | null>`coalesce(${leads.email}, ${leads.phone})`,
          referrer_id: referrals.referrer_id,
          referrer_name: users.name,
          channel: referrals.channel,
          lead_stage: leads.stage,
          company_name: companies.name,
          created_at: referrals.created_at,
        })
        .from(referrals)
        .innerJoin(leads, eq(leads.id, referrals.lead_id))
        .innerJoin(users, eq(users.id, referrals.referrer_id))
        .leftJoin(companies, eq(companies.id, leads.company_id))
        .where(where),
  );
};

const MOST_SHOWN = 100;

export const sentBy = (db: Reader, referrer_id: number) =>
  db
    .select({ id: referrals.id, name: leads.name, stage: leads.stage, created_at: referrals.created_at })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.lead_id))
    .where(eq(referrals.referrer_id, referrer_id))
    .orderBy(desc(referrals.id))
    .limit(MOST_SHOWN);

/** Somebody of the doctors' app who may enter. */
export const isReferrer = async (db: Reader, user_id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.type, 'doctor'), eq(users.is_active, true)));
  return rows.length > 0;
};

export const isNoted = async (db: Reader, lead_id: number): Promise<boolean> => {
  const rows = await db.select({ id: referrals.id }).from(referrals).where(eq(referrals.lead_id, lead_id));
  return rows.length > 0;
};
