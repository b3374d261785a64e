import { eq } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { companies } from '../../../../tables/company/company.tables.ts';

export const find = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ version: companies.version, sealed_account: companies.sealed_account })
    .from(companies)
    .where(eq(companies.id, id));
  if (!row) throw notFound();
  return row;
};
