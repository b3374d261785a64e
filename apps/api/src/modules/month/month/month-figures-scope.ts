import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companies } from '../../../tables/company/company.tables.ts';
import { monthChanges } from '../../../tables/month/month.tables.ts';

/** Companies that have a fator R: those in the Simples. */
export const hasFactor = and(eq(companies.tax_regime, 'simples'), ne(companies.type, 'natural_person'));

/** Something changed of the company since its figures were kept. */
export const changedSince = (company_id: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${monthChanges} where ${eq(monthChanges.company_id, company_id)})`;
