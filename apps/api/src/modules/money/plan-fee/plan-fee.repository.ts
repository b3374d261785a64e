import type { InputOf } from '@esteto/contract/endpoint';
import type { planFee as contract } from '@esteto/contract/money/plan-fee';
import { and, count, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { plans } from '../../../tables/plan/plan.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';
import { isUnsettled } from '../../../tables/plan/subscription-scope.ts';

/** How many were made for a month, and what they sum to: a cancelled one is money of nobody. */
export const made = async (db: Reader, month: string): Promise<{ made: number; amount: number }> => {
  const [row] = await db
    .select({ made: count(), amount: sum(boletos.amount).mapWith(Number) })
    .from(boletos)
    .where(and(eq(boletos.plan_month, month), ne(boletos.status, 'canceled')));
  return { made: row?.made ?? 0, amount: row?.amount ?? 0 };
};

/** When a job was done last, as far as the queue still knows it (platform/jobs). */
export const lastRun = async (db: Reader, name: string): Promise<string | null> => {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_char(max(completed_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from pgboss.job where name = ${name} and state = 'completed'`);
  return rows[0]?.at ?? null;
};

/** Plans whose month is still to be charged. */
export const leftOut = (db: Reader, input: InputOf<typeof contract.leftOut>, month: string) => {
  const wanted = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search));
  return readPage(
    db,
    {
      input,
      orders: { company_name: companies.name },
      defaultOrder: 'company_name',
      id: subscriptions.id,
      where: and(isUnsettled(month), input.search ? inArray(subscriptions.company_id, wanted) : undefined),
    },
    (where) =>
      db
        .select({
          id: subscriptions.id,
          company_id: subscriptions.company_id,
          company_name: companies.name,
          plan_name: plans.name,
        })
        .from(subscriptions)
        .innerJoin(companies, eq(companies.id, subscriptions.company_id))
        .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
        .where(where),
  );
};
