import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { partnerCount } from '../../../tables/company/partner-count.ts';
import { monthChanges, monthFigures } from '../../../tables/month/month.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { changedSince, hasFactorIn } from './month-figures-scope.ts';

export type ToKeep = { id: number; competences: string[] };

/**
 * Some companies after an id of which something changed or a month is missing, with all the months to be kept: those that are, `months` of those with
 * a fator R, and those of a DAS that nobody told the amount of.
 */
export const toKeep = async (
  db: Reader,
  months: readonly string[],
  { after, limit }: { after: number; limit: number },
): Promise<ToKeep[]> => {
  const kept = sql`select ${monthFigures.competence} from ${monthFigures} where ${eq(monthFigures.company_id, companies.id)}`;
  const wanted = sql`(
    select asked.competence from unnest(array[${sql.join([...months], sql`, `)}]::text[]) as asked (competence) where ${hasFactorIn(sql`asked.competence`)}
    union
    select ${monthlyObligations.competence} from ${monthlyObligations} where ${isUntoldDas}) except (${kept})`;
  const rows = db
    .select({
      id: companies.id,
      competences: sql<string[]>`array(${kept} union (${wanted}) order by 1)`,
    })
    .from(companies);
  return rows
    .where(and(gt(companies.id, after), sql`(exists (${wanted}) or ${changedSince(companies.id)})`))
    .orderBy(asc(companies.id))
    .limit(limit);
};

const isUntoldDas = and(
  eq(monthlyObligations.company_id, companies.id),
  eq(monthlyObligations.rule_key, 'das'),
  isNull(monthlyObligations.amount),
  inArray(monthlyObligations.status, OPEN_OBLIGATIONS),
);

export type Touched = {
  id: number;
  name: string;
  partners: number;
  competences: string[];
  payrolls: { month: string; pro_labore: number }[];
};

/** Some companies after an id whose months from one on are kept with a fator R, or have a payroll with a pró-labore. */
export const touchedFrom = (db: Reader, month: string, { after, limit }: { after: number; limit: number }): Promise<Touched[]> => {
  const kept = sql`select ${monthFigures.competence} from ${monthFigures} where ${and(
    eq(monthFigures.company_id, companies.id),
    gte(monthFigures.competence, month),
    isNotNull(monthFigures.r_factor),
  )}`;
  const paid = and(eq(payrollMonths.company_id, companies.id), gte(payrollMonths.competence, month), gt(payrollMonths.pro_labore, 0));
  const payrolls = sql`
    select coalesce(json_agg(json_build_object('month', ${payrollMonths.competence}, 'pro_labore', ${payrollMonths.pro_labore})), '[]')
    from ${payrollMonths} where ${paid}`;
  return db
    .select({
      id: companies.id,
      name: companies.name,
      // A level below the field, so that Drizzle leaves its columns their tables.
      partners: sql<number>`${partnerCount}`.mapWith(Number),
      competences: sql<string[]>`array(${kept} order by 1)`,
      payrolls: sql<Touched['payrolls']>`(${payrolls})`,
    })
    .from(companies)
    .where(and(gt(companies.id, after), or(sql`exists (${kept})`, sql`exists (select from ${payrollMonths} where ${paid})`)))
    .orderBy(asc(companies.id))
    .limit(limit);
};

export const changesOf = async (db: Reader, company_ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: monthChanges.id })
    .from(monthChanges)
    .where(inArray(monthChanges.company_id, [...company_ids]));
  return rows.map(({ id }) => id);
};

export const forget = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.delete(monthChanges).where(sql`${monthChanges.id} = any(${sql.param([...ids])}::bigint[])`);
};

export const put = async (tx: Transaction, rows: (typeof monthFigures.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(monthFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [monthFigures.company_id, monthFigures.competence],
      set: { das_due: sql`excluded.das_due`, r_factor: sql`excluded.r_factor` },
    });
};
