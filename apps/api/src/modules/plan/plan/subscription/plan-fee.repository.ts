import { firstDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { boletos } from '../../../../tables/boleto/boleto.tables.ts';
import { isInForce, isUnpaid } from '../../../../tables/boleto/boleto-scope.ts';
import { boletoRecurrences } from '../../../../tables/boleto-recurrence/boleto-recurrence.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { subscriptions } from '../../../../tables/plan/subscription.tables.ts';
import { isUnsettled } from '../../../../tables/plan/subscription-scope.ts';

/** Those of some companies. */
export const unsettledOf = (company_ids: readonly number[], month: string): SQL | undefined =>
  and(isUnsettled(month), inArray(subscriptions.company_id, [...company_ids]));

/** Some of them after one id, in its order. */
export const unsettled = (db: Reader, month: string, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: subscriptions.id, company_id: subscriptions.company_id })
    .from(subscriptions)
    .where(and(isUnsettled(month), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** A fee has the price of the first day of its month; where the plan begins later, that of the day on which it began. */
export const termsDay = (month: string): SQL => sql`greatest(${firstDayOf(month)}::date, ${subscriptions.starts_on})`;

/** What else is charged to a company for a month, and how many boletos that have the discount which runs are still to be paid. */
export const chargeColumns = (db: Reader, month: string) => {
  const ofCompany = eq(boletos.company_id, companies.id);
  const standing = and(eq(boletos.kind, 'fee'), eq(boletos.competence, month), isInForce);
  // One that the clock made and staff cancelled is not made again.
  const fees = db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(ofCompany, or(standing, eq(boletos.plan_month, month))));
  const repetitions = db
    .select({ id: boletoRecurrences.id })
    .from(boletoRecurrences)
    .where(and(eq(boletoRecurrences.company_id, companies.id), eq(boletoRecurrences.kind, 'fee'), eq(boletoRecurrences.status, 'active')));
  const isDiscounted = sql`${boletos.price_lines} @> '[{"kind":"coupon"}]'::jsonb`;
  const discounted = db
    .select({ count: sql`count(*)` })
    .from(boletos)
    .innerJoin(subscriptions, and(eq(subscriptions.company_id, boletos.company_id), isNull(subscriptions.ended_on)))
    .where(and(ofCompany, isUnpaid, gte(boletos.created_at, subscriptions.discount_since), isDiscounted));
  const ofMonth = db
    .select({ is_discounted: isDiscounted })
    .from(boletos)
    .where(and(ofCompany, standing, isNotNull(boletos.price_lines)))
    .limit(1);
  return {
    is_charged: sql<boolean>`${exists(fees)}`,
    /** Whether the fee of the month had a discount; null where that is not told. */
    is_discounted: sql<boolean | null>`(${ofMonth})`,
    is_repeated: sql<boolean>`${exists(repetitions)}`,
    discounts_open: sql<number>`(${discounted})`.mapWith(Number),
  };
};
