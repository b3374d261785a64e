import { and, eq, inArray, like } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { cashBooks, cashBookMonths as months } from '../../../tables/cash-book/cash-book.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';

/** Dependents, and how each month of the year stands that has a row; 404 for a company that is none. */
export const bookOf = async (db: Reader, company_id: number, year: number) => {
  const rows = await db
    .select({ dependents: cashBooks.dependents, month: months.month, month_status: months.month_status, figures: months.figures })
    .from(companies)
    .leftJoin(cashBooks, eq(cashBooks.company_id, companies.id))
    .leftJoin(months, and(eq(months.company_id, companies.id), like(months.month, `${year}-%`)))
    .where(eq(companies.id, company_id));
  const [first] = rows;
  if (!first) throw notFound();
  return { dependents: first.dependents ?? 0, standing: new Map(rows.map(({ month, ...standing }) => [month, standing])) };
};

/** Rows of those months, made where they are missing and locked: who writes an entry and who closes its month wait for each other. */
export const lockMonths = async (tx: Tx, company_id: number, wanted: readonly string[]) => {
  const by = tx.actor.user?.id ?? null;
  const stamps = { created_at: tx.now, updated_at: tx.now, created_by: by, updated_by: by };
  await tx.db
    .insert(months)
    .values([...new Set(wanted)].map((month) => ({ company_id, month, ...stamps })))
    .onConflictDoNothing();
  return tx.lockAll(months, { scope: and(eq(months.company_id, company_id), inArray(months.month, [...wanted])), most: wanted.length });
};
