import type { ObligationFines } from '@esteto/contract/office/work-queue';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import type { LateRates } from '@esteto/domain/month/monthly-obligation/late-estimate';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { monthFigures } from '../../../tables/month/month.tables.ts';
import { monthlyObligations as obligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { changedSince } from '../month/month-figures-scope.ts';
import { matching } from './monthly-obligation.repository.ts';

// What those past their day cost: the law's rates are the same for all of a rule and a day, so that the database adds up what domain says of each.

type Company = { company_id: number; competence: string };

/** `unkept`: of those whose amount is the month's DAS, some for which it is not kept, or old. `missing`: how many it is not kept for. */
export type LateDay = { rule_key: ObligationKey | null; legal_date: string | null; unkept: Company[]; missing: number };

const keptDas = and(eq(monthFigures.company_id, obligations.company_id), eq(monthFigures.competence, obligations.competence));
const isUntold = and(eq(obligations.rule_key, 'das'), isNull(obligations.amount));
const isMissing = and(isUntold, isNull(monthFigures.company_id));

/** The rules and days of those past theirs, somebody's or all. */
export const lateDays = async (db: Reader, analyst_id: number | null, most: number): Promise<LateDay[]> => {
  const pair = sql`json_build_object('company_id', ${obligations.company_id}, 'competence', ${obligations.competence})`;
  return db
    .select({
      rule_key: obligations.rule_key,
      legal_date: obligations.legal_date,
      unkept: sql<Company[]>`array_to_json(coalesce((array_agg(${pair})
        filter (where ${isMissing} or ${and(isUntold, changedSince(obligations.company_id))}))[1:${sql.raw(String(most))}], '{}'))`,
      missing: sql<number>`count(*) filter (where ${isMissing})`.mapWith(Number),
    })
    .from(obligations)
    .leftJoin(monthFigures, keptDas)
    .where(matching(db, { status: 'overdue', analyst_id }))
    .groupBy(obligations.rule_key, obligations.legal_date);
};

export type FreshDas = Company & { das_due: number | null };

/** As `lateEstimate` says it of each. */
export const lateSum = async (
  db: Reader,
  analyst_id: number | null,
  rates: readonly (LateRates & { rule_key: ObligationKey | null; legal_date: string | null })[],
  fresh: readonly FreshDas[],
): Promise<ObligationFines> => {
  const amount = sql`coalesce(${obligations.amount}, case when ${isUntold} then
    case when fresh.company_id is null then ${monthFigures.das_due} else fresh.das_due end end)`;
  const { rows } = await db.execute<ObligationFines>(sql`
    select count(*)::int as count, coalesce(sum(late.fine), 0)::float8 as fine, (count(*) filter (where late.fine is null))::int as unknown
    from (
      select case when rates.amount_known and ${amount} is null then null
        else greatest(rates.minimum, floor(coalesce(${amount}, 0) * rates.fine + 0.5)) + floor(coalesce(${amount}, 0) * rates.interest + 0.5) end as fine
      from ${obligations}
      left join ${monthFigures} on ${keptDas}
      left join json_to_recordset(${JSON.stringify(fresh)}::json) as fresh (company_id bigint, competence text, das_due bigint)
        on fresh.company_id = ${obligations.company_id} and fresh.competence = ${obligations.competence}
      left join json_to_recordset(${JSON.stringify(rates)}::json)
        as rates (rule_key text, legal_date date, fine numeric, interest numeric, minimum bigint, amount_known boolean)
        on rates.rule_key = ${obligations.rule_key} and rates.legal_date = ${obligations.legal_date}
      where ${matching(db, { status: 'overdue', analyst_id })}
    ) late`);
  const [sum] = rows;
  if (!sum) throw new Error('a statement that always answers one row');
  return sum;
};
