import type { IncomeTaxItemForm } from '@esteto/domain/income-tax/income-tax-form';
import type { PendencyTemplate } from '@esteto/domain/income-tax/income-tax-year-form';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, recordColumns } from '../../platform/database/columns.ts';

/** How the returns of a year are made. */
export const incomeTaxYears = pgTable('income_tax_years', {
  ...recordColumns,
  exercise_year: integer().notNull().unique('income_tax_years_year'),
  opens_on: date().notNull(),
  deadline: date().notNull(),
  price: cents().notNull(),
  waits_for_payment: boolean().notNull(),
  /** Where the dates are from. */
  source: text(),
  checklist: jsonb().$type<IncomeTaxItemForm[]>().notNull(),
  templates: jsonb().$type<PendencyTemplate[]>().notNull(),
});
