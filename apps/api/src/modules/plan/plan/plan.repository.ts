import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import type { PlanDetail, PlanRow } from '@esteto/contract/plan/plan';
import type { PlanTerms } from '@esteto/domain/plan/plan/plan-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { aliasedTable, and, asc, desc, eq, getTableColumns, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { plans, planVersions } from '../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';

const others = aliasedTable(planVersions, 'other_versions');

/** Ties a plan to its terms that are in force on `today`; to those announced last without it. */
export const termsOf = (db: Reader, today?: string | SQL): SQL | undefined =>
  and(
    eq(planVersions.plan_id, plans.id),
    eq(
      planVersions.effective_from,
      db
        .select({ last: max(others.effective_from) })
        .from(others)
        .where(and(eq(others.plan_id, plans.id), today === undefined ? undefined : lte(others.effective_from, today))),
    ),
  );

const {
  id: _id,
  created_at: _at,
  created_by: _by,
  updated_at: _changed,
  updated_by: _last,
  version: _version,
  plan_id: _plan,
  told_on: _told,
  ...terms
} = getTableColumns(planVersions);
export const termColumns = terms;

const subscribed = sql<number>`(
  select count(*) from ${subscriptions} where ${subscriptions.plan_id} = ${plans.id} and ${isNull(subscriptions.ended_on)})`.mapWith(
  Number,
);

const rows = (db: Reader, today?: string) =>
  db
    .select({ ...getTableColumns(plans), ...terms, companies_count: subscribed })
    .from(plans)
    .innerJoin(planVersions, termsOf(db, today));

export const list = (db: Reader, today: string): Promise<PlanRow[]> => rows(db, today).orderBy(asc(plans.sort_order), asc(plans.id));

export const detail = async (db: Reader, id: number): Promise<PlanDetail> => {
  const [row] = await rows(db).where(eq(plans.id, id));
  if (!row) throw notFound();
  const prices = await db
    .select({ effective_from: planVersions.effective_from, value: planVersions.value })
    .from(planVersions)
    .where(eq(planVersions.plan_id, id))
    .orderBy(desc(planVersions.effective_from));
  return { ...row, prices };
};

/** All of them, in their order: an office has few. */
export const options = async (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> => {
  const all = await db.select({ id: plans.id, label: plans.name }).from(plans).orderBy(asc(plans.sort_order), asc(plans.id));
  const wanted = searchKey(search ?? '');
  return all
    .filter((plan) => (id === null ? searchKey(plan.label).includes(wanted) : plan.id === id))
    .map((plan) => ({ ...plan, detail: null }));
};

/** A plan with its terms of `today`; null where there is none of that id. */
export const inForce = async (db: Reader, id: number, today: string): Promise<PlanRow | null> => {
  const [row] = await rows(db, today).where(eq(plans.id, id));
  return row ?? null;
};

/** Every version of a plan, the latest first. */
export const versions = (db: Reader, plan_id: number) =>
  db.select(terms).from(planVersions).where(eq(planVersions.plan_id, plan_id)).orderBy(desc(planVersions.effective_from));

/** The terms from a day on, in the place of those announced for the same day. */
export const putVersion = async ({ db, now, actor }: Tx, plan_id: number, effective_from: string, agreed: PlanTerms): Promise<void> => {
  const by = actor.user?.id ?? null;
  const stamps = { updated_at: now, updated_by: by };
  await db
    .insert(planVersions)
    .values({ plan_id, effective_from, ...agreed, ...stamps, created_at: now, created_by: by })
    .onConflictDoUpdate({ target: [planVersions.plan_id, planVersions.effective_from], set: { ...agreed, ...stamps, told_on: null } });
};

export const nextOrder = async (db: Reader): Promise<number> => {
  const [row] = await db.select({ last: max(plans.sort_order) }).from(plans);
  return (row?.last ?? 0) + 1;
};

/** In the order of `ids`. */
export const order = async ({ db }: Tx, ids: readonly number[]): Promise<void> => {
  const places = sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]`;
  await db.update(plans).set({ sort_order: sql`array_position(${places}, ${plans.id})` });
};
