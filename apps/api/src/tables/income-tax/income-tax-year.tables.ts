import type { IrpfDeadlines } from '@esteto/domain/law/tax/irpf-deadline';
import type { IncomeTaxItemForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import type { PendencyTemplate } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { sql } from 'drizzle-orm';
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
  source: text().notNull(),
  checklist: jsonb().$type<IncomeTaxItemForm[]>().notNull(),
  templates: jsonb().$type<PendencyTemplate[]>().notNull(),
});

/** The last day to deliver of each exercise that staff keep: of each asked, `irpfDeadline` says which counts. A part of a statement. */
export const toldDeadlines = sql<IrpfDeadlines>`(select coalesce(json_object_agg(y.exercise_year, y.deadline), '{}') from ${incomeTaxYears} y)`;
