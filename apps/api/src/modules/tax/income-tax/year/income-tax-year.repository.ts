import type { IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { type IrpfDeadlines, irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { INCOME_TAX_STATUSES } from '@esteto/domain/tax/income-tax/income-tax-status';
import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { incomeTaxes } from '../../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxYears, toldDeadlines } from '../../../../tables/income-tax/income-tax-year.tables.ts';
import { events } from '../../../../tables/platform/audit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

const shown = {
  ...getTableColumns(incomeTaxYears),
  returns: sql<number>`(select count(*) from ${incomeTaxes} t where t.exercise_year = ${incomeTaxYears.exercise_year})`.mapWith(Number),
  free: sql<IncomeTaxYearRow['free']>`coalesce((
    select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name)
    from ${doctors} d join ${users} u on u.id = d.user_id
    where d.free_personal_income_taxes @> to_jsonb(${incomeTaxYears.exercise_year})), '[]')`,
};

const MOST = 100;

export const list = (db: Reader): Promise<IncomeTaxYearRow[]> =>
  db.select(shown).from(incomeTaxYears).orderBy(desc(incomeTaxYears.exercise_year)).limit(MOST);

export const find = async (db: Reader, id: number): Promise<IncomeTaxYearRow> => {
  const [row] = await db.select(shown).from(incomeTaxYears).where(eq(incomeTaxYears.id, id));
  if (!row) throw notFound();
  return row;
};

/** The last day to deliver of an exercise. */
export const deadlineOf = async (db: Reader, exercise_year: number): Promise<string> => {
  const { rows } = await db.execute<{ deadlines: IrpfDeadlines }>(sql`select ${toldDeadlines} as deadlines`);
  return irpfDeadline(exercise_year, rows[0]?.deadlines ?? {});
};

/** The last day to deliver of an exercise as it is by now, and the days that it was before: the law's, and those that staff put in since. */
export const deadlinesOf = async (db: Reader, exercise_year: number): Promise<{ deadline: string; former: string[] }> => {
  const { rows } = await db.execute<{ deadlines: IrpfDeadlines; former: string[] }>(sql`
    select ${toldDeadlines} as deadlines, (
      select coalesce(json_agg(change ->> 'old'), '[]')
      from ${events} e join ${incomeTaxYears} y on y.id = e.entity_id, jsonb_array_elements(e.changes) change
      where e.entity_type = 'income_tax_year' and e.action = 'income_tax_year.edited' and y.exercise_year = ${exercise_year}
        and change ->> 'path' = 'deadline') as former`);
  const [row] = rows;
  return { deadline: irpfDeadline(exercise_year, row?.deadlines ?? {}), former: [irpfDeadline(exercise_year, {}), ...(row?.former ?? [])] };
};

const isMadeUntil = (day: string): SQL | undefined =>
  and(eq(incomeTaxes.deadline, day), inArray(incomeTaxes.status, INCOME_TAX_STATUSES.filter(isBeingMade)));

/** Returns of an exercise that are still made and are to be delivered on that day, in order of id. */
export const dueOn = (
  db: Reader,
  { exercise_year, from }: { exercise_year: number; from: string },
  { after, limit }: { after: number; limit: number },
) =>
  db
    .select({ id: incomeTaxes.id })
    .from(incomeTaxes)
    .where(and(eq(incomeTaxes.exercise_year, exercise_year), isMadeUntil(from), gt(incomeTaxes.id, after)))
    .orderBy(asc(incomeTaxes.id))
    .limit(limit);

export const stillDueOn = (ids: readonly number[], day: string): SQL | undefined =>
  and(inArray(incomeTaxes.id, [...ids]), isMadeUntil(day));
