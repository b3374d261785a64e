import type { PayrollMonth } from '@esteto/domain/law/month/payroll-month';
import type { PayrollBatchKind, PayrollRowState } from '@esteto/domain/month/payroll-batch/payroll-batch';
import type { PayrollResult } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** Payrolls of many companies in one month, as they were told the last time or from a spreadsheet. */
export const payrollBatches = pgTable('payroll_batches', {
  ...recordColumns,
  kind: text().$type<PayrollBatchKind>().notNull(),
  /** 'YYYY-MM' */
  competence: text().notNull(),
  file_name: text(),
  /** Null while it is only looked at. */
  started_at: instant(),
});

/** One company of a batch and what becomes of it, written in the transaction that tells its payroll: a killed server goes on where it stopped. */
export const payrollBatchRows = pgTable(
  'payroll_batch_rows',
  {
    batch_id: bigid()
      .notNull()
      .references(() => payrollBatches.id),
    /** The line in the file, where it is a spreadsheet. */
    number: integer().notNull(),
    /** Null where no company was recognised. */
    company_id: bigid().references(() => companies.id),
    /** The name of the company, or what is written in the file. */
    name: text().notNull(),
    state: text().$type<PayrollRowState>().notNull(),
    result: text().$type<PayrollResult>().notNull(),
    words: text(),
    before: jsonb().$type<PayrollMonth>(),
    after: jsonb().$type<PayrollMonth>(),
    /** The version of the payroll that whoever began it saw; null where there was none. */
    seen_version: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.number] }),
    index('payroll_batch_rows_company').on(table.company_id),
    index('payroll_batch_rows_waiting').on(table.batch_id, table.number).where(sql`state = 'waiting'`),
  ],
);
