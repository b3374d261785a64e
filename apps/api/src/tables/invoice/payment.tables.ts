import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';
import { invoices } from './invoice.tables.ts';

/**
 * Money that came in for an invoice; what it has received and what is still owed are summed from these. A payment that was undone stays, and
 * counts no more.
 */
export const payments = pgTable(
  'payments',
  {
    ...recordColumns,
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    date: date().notNull(),
    amount: cents().notNull(),
    withheld_iss: cents(),
    withheld_irrf: cents(),
    withheld_csrf: cents(),
    withheld_inss: cents(),
    withheld_other: cents(),
    note: text(),
    undone_at: instant(),
    undone_by: bigid().references(() => users.id),
  },
  (table) => [index('payments_invoice').on(table.invoice_id).where(sql`undone_at is null`)],
);
