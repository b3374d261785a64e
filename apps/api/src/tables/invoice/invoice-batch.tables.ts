import type { BatchAction } from '@esteto/domain/billing/invoice-batch/batch-action';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { invoices } from './invoice.tables.ts';
import { invoiceEmails } from './invoice-email.tables.ts';

/** What somebody asked to be done to many invoices. */
export const invoiceBatches = pgTable(
  'invoice_batches',
  {
    ...recordColumns,
    action: text().$type<BatchAction>().notNull(),
    /** When nothing was left to take up; a retry opens it again. */
    finished_at: instant(),
  },
  (table) => [index('invoice_batches_unfinished').on(table.id).where(sql`finished_at is null`)],
);

export type InvoiceBatchRecord = typeof invoiceBatches.$inferSelect;

/** One invoice of a batch and what became of it, written in the transaction that does it: a killed server goes on where it stopped. */
export const invoiceBatchRows = pgTable(
  'invoice_batch_rows',
  {
    batch_id: bigid()
      .notNull()
      .references(() => invoiceBatches.id),
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    error: text(),
    /** The message that was written down; from then on it says how the row fares. */
    email_id: bigid().references(() => invoiceEmails.id),
    /** The cells of an export. */
    cells: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.invoice_id] }),
    index('invoice_batch_rows_waiting').on(table.batch_id, table.invoice_id).where(sql`state = 'waiting'`),
  ],
);
