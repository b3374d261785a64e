import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { addDays } from '@esteto/domain/shared/date/date';
import { QUOTA_REMINDED_AHEAD } from '@esteto/domain/tax/income-tax/income-tax-quota';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { incomeTaxes, incomeTaxQuotas as quotas } from '../../../../tables/income-tax/income-tax.tables.ts';
import { toldDeadlines } from '../../../../tables/income-tax/income-tax-year.tables.ts';
import { ofPerson } from '../income-tax.repository.ts';

/** Quotas with the last day to deliver of their exercise, in the order in which they are paid; of an ended one nothing is expected. */
const listed = async (db: Reader, where: SQL | undefined) => {
  const rows = await db
    .select({ ...getTableColumns(quotas), exercise_year: incomeTaxes.exercise_year, deadlines: toldDeadlines })
    .from(quotas)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, quotas.income_tax_id))
    .where(where)
    .orderBy(desc(quotas.income_tax_id), asc(quotas.number), asc(quotas.id))
    .limit(MOST_LISTED);
  return rows.map(({ exercise_year, deadlines, ...row }) => ({ ...row, deadline: irpfDeadline(exercise_year, deadlines) }));
};

const MOST_LISTED = 500;

export const ofReturn = (db: Reader, income_tax_id: number) => listed(db, eq(quotas.income_tax_id, income_tax_id));

export const ofUser = (db: Reader, user_id: number) => listed(db, ofPerson(user_id));

/** Quotas of a person's own returns. */
export const owned = (db: Reader, user_id: number): SQL =>
  inArray(quotas.income_tax_id, db.select({ id: incomeTaxes.id }).from(incomeTaxes).where(ofPerson(user_id)));

/** Quotas of all that a person delivered for a year, whichever return took the place of which. */
export const ofYear = (db: Reader, { user_id, exercise_year }: { user_id: number; exercise_year: number }): SQL =>
  inArray(
    quotas.income_tax_id,
    db
      .select({ id: incomeTaxes.id })
      .from(incomeTaxes)
      .where(and(ofPerson(user_id), eq(incomeTaxes.exercise_year, exercise_year))),
  );

/** The return that a quota is of. */
export const home = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      income_tax_id: incomeTaxes.id,
      user_id: incomeTaxes.user_id,
      exercise_year: incomeTaxes.exercise_year,
      responsible_id: incomeTaxes.responsible_id,
      transmitted_at: incomeTaxes.transmitted_at,
      deadlines: toldDeadlines,
    })
    .from(quotas)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, quotas.income_tax_id))
    .where(eq(quotas.id, id));
  if (!row) throw notFound();
  const { deadlines, ...incomeTax } = row;
  return { ...incomeTax, deadline: irpfDeadline(incomeTax.exercise_year, deadlines) };
};

/** What people have to be told of, in order of id: where the bank debits them nobody has to do anything. */
export const toRemind = (db: Reader, today: string, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: quotas.id, user_id: incomeTaxes.user_id, exercise_year: incomeTaxes.exercise_year })
    .from(quotas)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, quotas.income_tax_id))
    .where(
      and(
        eq(quotas.status, 'open'),
        lte(quotas.due_date, addDays(today, QUOTA_REMINDED_AHEAD)),
        gt(quotas.id, after),
        sql`${incomeTaxes.account_use} is distinct from 'debit'`,
      ),
    )
    .orderBy(asc(quotas.id))
    .limit(limit);

export const openWithIds = (ids: readonly number[]): SQL | undefined => and(inArray(quotas.id, [...ids]), sql`${quotas.status} = 'open'`);

/** Quotas of an exercise that wait to be paid, in order of id. */
export const openOf = (db: Reader, exercise_year: number, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: quotas.id })
    .from(quotas)
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, quotas.income_tax_id))
    .where(and(eq(quotas.status, 'open'), eq(incomeTaxes.exercise_year, exercise_year), gt(quotas.id, after)))
    .orderBy(asc(quotas.id))
    .limit(limit);
