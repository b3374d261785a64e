import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** What a company paid its people in a month, as the fator R counts it. */
export const payrollMonths = pgTable(
  'payroll_months',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** 'YYYY-MM' */
    competence: text().notNull(),
    pro_labore: cents().notNull(),
    wages: cents().notNull(),
    inss_employer: cents().notNull(),
    fgts: cents().notNull(),
    /** Why the figures are what they are: the reason given with the latest change. */
    reason: text().notNull(),
  },
  (table) => [uniqueIndex('payroll_months_month').on(table.company_id, table.competence)],
);
