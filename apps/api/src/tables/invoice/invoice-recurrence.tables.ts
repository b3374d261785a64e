import type { RecurrenceStatus } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';
import { clients } from '../client/client.tables.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** A request that repeats itself every month. Its first one is made by hand, and is an invoice of it like those that follow. */
export const invoiceRecurrences = pgTable(
  'invoice_recurrences',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    client_id: bigid()
      .notNull()
      .references(() => clients.id),
    /** The person in whose name each request is made. */
    requested_by: bigid()
      .notNull()
      .references(() => users.id),
    status: text().$type<RecurrenceStatus>().notNull(),
    pause_reason: text(),
    day: integer().notNull(),
    /** Months from a competence to the month in which it is asked for. */
    lag: integer().notNull(),
    until: text(),
    gross_amount: cents().notNull(),
    /** As it was typed, placeholders and all, for the competence `starts_at`. */
    description: text().notNull(),
    shifts: text(),
    service_place_ibge: text(),
    /** From a request to its due date, for a client without a payment term. */
    due_days: integer(),
    /** The competence that the description names: of the first request, or what came next when the description was changed. */
    starts_at: text().notNull(),
    /** The last that was asked for. */
    last_competence: text().notNull(),
    /** What is asked for next, and on which day; null unless it is active. */
    next_competence: text(),
    next_on: date(),
  },
  (table) => [index('invoice_recurrences_due').on(table.next_on).where(sql`status = 'active'`)],
);

export type InvoiceRecurrence = typeof invoiceRecurrences.$inferSelect;
