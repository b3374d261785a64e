import { and, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { companies } from '../../../tables/company/company.tables.ts';

/** The companies among these that name addresses for what is to be paid. */
export const withFinancialEmails = async (db: Reader, company_ids: readonly number[]): Promise<number[]> => {
  const named = and(inArray(companies.id, [...company_ids]), sql`jsonb_array_length(${companies.financial_emails}) > 0`);
  const rows = await db.select({ id: companies.id }).from(companies).where(named);
  return rows.map(({ id }) => id);
};
