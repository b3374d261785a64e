import type { CompanyMonths } from '@esteto/domain/month/company-months';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { monthColumns } from './company-months-scope.ts';

/** One statement, whatever the number of companies. */
export const companyMonths = async (
  db: Reader,
  company_ids: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, CompanyMonths>> => {
  if (company_ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, ...monthColumns(from, to) })
    .from(companies)
    .where(inArray(companies.id, [...company_ids]));
  return new Map(rows.map(({ id, ...months }) => [id, months]));
};
