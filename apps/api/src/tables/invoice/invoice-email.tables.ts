import type { SendingStatus } from '@esteto/domain/billing/invoice/sending-status';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from './invoice.tables.ts';

/** An address that the message did not reach, and why, in words. */
export type Unreached = { email: string; reason: string; at: string };

/** A message with an invoice to its taker, from the press of the button to what came back. */
export const invoiceEmails = pgTable(
  'invoice_emails',
  {
    ...recordColumns,
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** In its Message-ID: every try is the same message to who receives it, and what comes back names it. */
    mail_key: text().notNull(),
    recipients: jsonb().$type<string[]>().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text().$type<SendingStatus>().notNull(),
    attempts: integer().notNull().default(0),
    /** When somebody takes it up, also if whoever tries now dies doing so; null once it is over. */
    next_try_at: instant(),
    sent_at: instant(),
    error: text(),
    unreached: jsonb().$type<Unreached[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('invoice_emails_key').on(table.mail_key),
    index('invoice_emails_invoice').on(table.invoice_id, table.id),
    index('invoice_emails_undelivered').on(table.updated_at).where(sql`status = 'error'`),
    index('invoice_emails_due').on(table.next_try_at).where(sql`next_try_at is not null`),
  ],
);

export type InvoiceEmailRecord = typeof invoiceEmails.$inferSelect;
