import type { RequirementStatus } from '@esteto/domain/billing/invoice/requirement-life';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';
import { invoices } from './invoice.tables.ts';

/** What staff needs from the doctor before an invoice can be issued (an 'exigência'). Who opened it, and when, is who created the row. */
export const requirements = pgTable(
  'invoice_requirements',
  {
    ...recordColumns,
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    status: text().$type<RequirementStatus>().notNull().default('open'),
    text: text().notNull(),
    due_at: date().notNull(),
    /** The last answer; former ones stay in the history. */
    answer: text(),
    answered_at: instant(),
    answered_by: bigid().references(() => users.id),
    /** Why the last answer was not enough. */
    return_reason: text(),
    returned_at: instant(),
    resolved_at: instant(),
    resolved_by: bigid().references(() => users.id),
  },
  (table) => [index('invoice_requirements_invoice').on(table.invoice_id)],
);

/** Files that people put beside an invoice. One that was taken back stays, and is shown no more. */
export const attachments = pgTable(
  'invoice_attachments',
  {
    ...recordColumns,
    invoice_id: bigid()
      .notNull()
      .references(() => invoices.id),
    /** The requirement that it answers, if any. */
    requirement_id: bigid().references(() => requirements.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
    removed_by: bigid().references(() => users.id),
  },
  (table) => [index('invoice_attachments_invoice').on(table.invoice_id).where(sql`removed_at is null`)],
);
