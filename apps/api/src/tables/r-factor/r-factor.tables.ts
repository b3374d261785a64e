import type { RFactorDecision } from '@esteto/domain/month/r-factor/r-factor-decision';
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

/** What was decided about the pró-labore that was suggested for a month, with the figures of that day. Cents. */
export const rFactorDecisions = pgTable(
  'r_factor_decisions',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** 'YYYY-MM', in which it is paid */
    competence: text().notNull(),
    decision: text().$type<RFactorDecision>().notNull(),
    suggested_pro_labore: cents().notNull(),
    suggested_cost: cents().notNull(),
    suggested_gain: cents().notNull(),
    /** Null where it was refused. */
    pro_labore: cents(),
    note: text(),
  },
  (table) => [uniqueIndex('r_factor_decisions_month').on(table.company_id, table.competence)],
);
