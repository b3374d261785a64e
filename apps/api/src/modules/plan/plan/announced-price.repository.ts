import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { plans, planVersions } from '../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';

const priceColumns = {
  value: planVersions.value,
  value_residents: planVersions.value_residents,
  extra_partner_value: planVersions.extra_partner_value,
  extra_employee_value: planVersions.extra_employee_value,
};

/** Terms to come of which nobody was told yet, the soonest first. */
export const untold = (db: Reader, today: string) =>
  db
    .select({
      id: planVersions.id,
      plan_id: planVersions.plan_id,
      name: plans.name,
      effective_from: planVersions.effective_from,
      after: priceColumns,
    })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.plan_id))
    .where(and(gt(planVersions.effective_from, today), isNull(planVersions.told_on)))
    .orderBy(asc(planVersions.effective_from), asc(planVersions.id));

/** What the plan costs until a day; null where it begins then. */
export const pricesBefore = async (db: Reader, plan_id: number, effective_from: string) => {
  const [row] = await db
    .select(priceColumns)
    .from(planVersions)
    .where(and(eq(planVersions.plan_id, plan_id), lt(planVersions.effective_from, effective_from)))
    .orderBy(desc(planVersions.effective_from))
    .limit(1);
  return row ?? null;
};

/** Companies that pay for a plan, some after one id, in its order. */
export const paying = async (db: Reader, plan_id: number, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const rows = await db
    .select({ id: companies.id })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.company_id))
    .where(and(eq(subscriptions.plan_id, plan_id), isNull(subscriptions.ended_on), isInOffice, gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const markTold = async ({ db, today }: Tx, id: number): Promise<void> => {
  await db.update(planVersions).set({ told_on: today }).where(eq(planVersions.id, id));
};

/** The terms announced for a day that is still to come, taken back; null where there are none. */
export const withdraw = async ({ db, today }: Tx, plan_id: number, effective_from: string) => {
  const [row] = await db
    .delete(planVersions)
    .where(and(eq(planVersions.plan_id, plan_id), eq(planVersions.effective_from, effective_from), gt(planVersions.effective_from, today)))
    .returning();
  return row ?? null;
};
