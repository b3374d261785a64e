import type { IncomeTaxYearRow } from '@esteto/contract/income-tax-year';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxYears } from '../../../tables/income-tax/income-tax-year.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

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
