import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import type { PlanType } from '@esteto/domain/plan/plan/plan-life';
import { boolean, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';

export const plans = pgTable('plans', {
  ...recordColumns,
  name: text().notNull().unique('plans_name'),
  type: text().$type<PlanType>().notNull(),
  company_types: jsonb().$type<CompanyType[]>().notNull(),
  is_visible: boolean().notNull(),
  is_active: boolean().notNull(),
  sort_order: integer().notNull(),
});

/** What is agreed on with whoever has the plan, from a day on until that of the next row; in cents. */
export const planVersions = pgTable(
  'plan_versions',
  {
    ...recordColumns,
    plan_id: bigid()
      .notNull()
      .references(() => plans.id),
    effective_from: date().notNull(),
    value: cents().notNull(),
    value_residents: cents(),
    extra_partner_value: cents(),
    extra_employee_value: cents(),
    revenue_limit_month: cents(),
    max_payments: integer(),
    trial_days: integer(),
    billing_day: integer(),
    services: jsonb().$type<string[]>().notNull(),
    /** When who pays was told of them; null before. */
    told_on: date(),
  },
  (table) => [unique('plan_versions_day').on(table.plan_id, table.effective_from)],
);
