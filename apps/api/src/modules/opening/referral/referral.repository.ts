import type { ListInput, Page } from '@esteto/contract/list';
import type { ReferralRow } from '@esteto/contract/opening/referral';
import type { ReferralFilters } from '@esteto/domain/opening/referral/referral-filters';
import type { RewardCase } from '@esteto/domain/opening/referral/referral-reward';
import { leadStagesOf } from '@esteto/domain/opening/referral/referral-stage';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { coupons } from '../../../tables/coupon/coupon.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';
import { referrals } from '../../../tables/referral/referral.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

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
          paid_at: referrals.paid_at,
          coupon_code: coupons.code,
          refusal: referrals.refusal,
          created_at: referrals.created_at,
        })
        .from(referrals)
        .innerJoin(leads, eq(leads.id, referrals.lead_id))
        .innerJoin(users, eq(users.id, referrals.referrer_id))
        .leftJoin(companies, eq(companies.id, leads.company_id))
        .leftJoin(coupons, eq(coupons.id, referrals.coupon_id))
        .where(where),
  );
};

const MOST_SHOWN = 100;

export const sentBy = (db: Reader, referrer_id: number) =>
  db
    .select({
      id: referrals.id,
      name: leads.name,
      stage: leads.stage,
      created_at: referrals.created_at,
      paid_at: referrals.paid_at,
      coupon_code: coupons.code,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.lead_id))
    .leftJoin(coupons, eq(coupons.id, referrals.coupon_id))
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

/** The referral by which a company came. */
export const ofCompany = (db: Reader, company_id: number): SQL =>
  inArray(referrals.lead_id, db.select({ id: leads.id }).from(leads).where(eq(leads.company_id, company_id)));

type Known = RewardCase & {
  /** A company of whoever sent them, that they are told of it. */
  referrer_company_id: number | null;
  company_name: string;
};

/** Who sent a company and whose it is. One statement. */
export const rewardCase = async (
  db: Reader,
  { referrer_id, company_id }: { referrer_id: number; company_id: number },
): Promise<Known | null> => {
  const friends = sql`select m.user_id from ${memberships} m where m.company_id = ${company_id} and m.user_type = 'partner'`;
  const [row] = await db
    .select({
      referrer: { user_id: users.id, email: users.email, cpf: doctors.cpf },
      referrer_company_id: sql<number | null>`(
        select m.company_id::int from ${memberships} m where m.user_id = ${users.id} and m.is_active order by m.is_owner desc, m.id limit 1)`,
      friends: sql<RewardCase['friends']>`coalesce((
        select json_agg(json_build_object('user_id', u.id, 'email', u.email, 'cpf', d.cpf))
        from ${users} u left join ${doctors} d on d.user_id = u.id where u.id in (${friends})), '[]')`,
      was_client: sql<boolean>`exists (
        select 1 from ${subscriptions} s join ${memberships} m on m.company_id = s.company_id and m.user_type = 'partner'
        where s.company_id <> ${company_id} and m.user_id in (${friends}))`,
      company_name: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, company_id))
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(eq(users.id, referrer_id));
  return row ?? null;
};
