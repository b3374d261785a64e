import type { ListInput } from '@esteto/contract/list';
import type { CouponUse } from '@esteto/contract/plan/coupon';
import type { CouponFilters } from '@esteto/domain/plan/coupon/coupon-form';
import type { CouponStatus } from '@esteto/domain/plan/coupon/coupon-life';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { colleges } from '../../../tables/college/college.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { coupons } from '../../../tables/coupon/coupon.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { plans } from '../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';
import { referrals } from '../../../tables/referral/referral.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { wizards } from '../../../tables/wizard/wizard.tables.ts';

export type CouponQuery = ListInput & Partial<CouponFilters>;

export const list = (db: Reader, input: CouponQuery, today: string) =>
  readPage(
    db,
    {
      input,
      orders: { created_at: coupons.created_at, code: coupons.code },
      defaultOrder: '-created_at',
      id: coupons.id,
      where: and(containsKey(coupons.search_key, input.search), input.situation ? inSituation(today)[input.situation] : undefined),
    },
    (where) => db.select().from(coupons).where(where),
  );

/** As domain/coupon/coupon-status says of one. */
const inSituation = (today: string): Record<CouponStatus, SQL | undefined> => {
  const isOn = eq(coupons.is_active, true);
  const lasts = or(isNull(coupons.valid_until), gte(coupons.valid_until, today));
  const hasUses = or(isNull(coupons.max_uses), lt(coupons.uses_count, coupons.max_uses));
  return {
    inactive: eq(coupons.is_active, false),
    expired: and(isOn, lt(coupons.valid_until, today)),
    used_up: and(isOn, lasts, gte(coupons.uses_count, coupons.max_uses)),
    active: and(isOn, lasts, hasUses),
  };
};

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (!row) throw notFound();
  return row;
};

/** What clients give their friends today, and what they get for it: what is active of each, prizes given apart. */
export const ofReferrals = (db: Reader) =>
  db
    .select()
    .from(coupons)
    .where(and(isNotNull(coupons.referral), isNull(coupons.owner_id), eq(coupons.is_active, true)));

const MOST_EARNED = 100;

/** What somebody has earned, the latest first. */
export const earnedBy = (db: Reader, owner_id: number) =>
  db.select().from(coupons).where(eq(coupons.owner_id, owner_id)).orderBy(desc(coupons.id)).limit(MOST_EARNED);

export const withId = (id: number): SQL => eq(coupons.id, id);

export const ofIds = (db: Reader, ids: readonly number[]) =>
  db
    .select({ id: coupons.id, plan_ids: coupons.plan_ids })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]));

export const withCode = (code: string): SQL => eq(coupons.code, code);

export const ofCode = async (db: Reader, code: string) => {
  const [row] = await db.select().from(coupons).where(withCode(code));
  return row ?? null;
};

/** Who brings a coupon to a company's plan: its owner, and how often they used it in any company of theirs. */
export const taker = async (db: Reader, { company_id, coupon_id }: { company_id: number; coupon_id: number }) => {
  const owner = db
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(and(eq(memberships.company_id, company_id), eq(memberships.is_owner, true)))
    .orderBy(memberships.id)
    .limit(1);
  const [row] = await db
    .select({
      user_id: sql<number | null>`(${owner})::int`,
      is_indication: sql<boolean>`exists (
        select 1 from ${referrals} join ${leads} on ${leads.id} = ${referrals.lead_id} where ${leads.company_id} = ${companies.id})`,
      is_resident: sql<boolean>`coalesce(${doctors.is_resident_doctor}, ${wizards.is_resident}, false)`,
      // Also by the names of what was one with it: a coupon may have been written before that was found out.
      colleges: sql<string[]>`array_remove(array[${colleges.name}, ${colleges.acronym}, ${doctors.doctor_college}] || (
        select coalesce(array_agg(double.name) || array_agg(double.acronym), '{}') from ${colleges} double
        where double.merged_into_id = colleges.id), null)`,
      uses_by_doctor: sql<number>`(
        select count(*) from ${incomeTaxes} where ${incomeTaxes.coupon_id} = ${coupon_id} and ${incomeTaxes.user_id} = (${owner})) + (
        select count(distinct (${subscriptions.company_id}, ${subscriptions.discount_since})) from ${subscriptions} where ${subscriptions.coupon_id} = ${coupon_id} and (
          ${subscriptions.company_id} = ${company_id} or ${subscriptions.company_id} in (
            select ${memberships.company_id} from ${memberships} where ${memberships.is_owner} and ${memberships.user_id} = (${owner}))))`.mapWith(
        Number,
      ),
    })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .leftJoin(doctors, eq(doctors.user_id, owner))
    .leftJoin(colleges, eq(colleges.id, doctors.college_id))
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row;
};

const MOST_USES = 100;

const later = alias(subscriptions, 'later');

/** A change of plan keeps the discount: it is the same use, which the plan of today tells of. */
const isLastOfUse = (db: Reader) =>
  notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.company_id, subscriptions.company_id),
          eq(later.coupon_id, subscriptions.coupon_id),
          eq(later.discount_since, subscriptions.discount_since),
          gt(later.id, subscriptions.id),
        ),
      ),
  );

export const uses = (db: Reader, coupon_id: number): Promise<CouponUse[]> =>
  db
    .select({
      id: subscriptions.id,
      company_id: subscriptions.company_id,
      company_name: companies.name,
      doctor_name: users.name,
      plan_name: plans.name,
      used_at: sql<string>`coalesce(${subscriptions.discount_since}, ${subscriptions.created_at})`.mapWith(subscriptions.created_at),
      payments_left: sql<
        number | null
      >`case when ${subscriptions.ended_on} is null then ${subscriptions.discount_remaining_payments} else 0 end`,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.company_id))
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .leftJoin(memberships, and(eq(memberships.company_id, companies.id), eq(memberships.is_owner, true)))
    .leftJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(subscriptions.coupon_id, coupon_id), isLastOfUse(db)))
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
    .limit(MOST_USES);
