import type { RecurrenceStatus } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import type { BoletoKind } from '@esteto/domain/money/boleto/boleto-life';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** A boleto that is made anew every month. The first is made by hand, and is one of it like those that follow. */
export const boletoRecurrences = pgTable(
  'boleto_recurrences',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    status: text().$type<RecurrenceStatus>().notNull(),
    pause_reason: text(),
    kind: text().$type<BoletoKind>().notNull(),
    /** As it was typed, for the competence `starts_at`. */
    description: text().notNull(),
    amount: cents().notNull(),
    /** Day of the due date; a shorter month has its last day instead. */
    day: integer().notNull(),
    /** Months from a competence to its due date. */
    lag: integer().notNull(),
    /** The last competence that is charged; null without end. */
    until: text(),
    fine_rate: text(),
    interest_rate: text(),
    discount_amount: cents(),
    discount_day: integer(),
    starts_at: text().notNull(),
    /** The last that was made. */
    last_competence: text().notNull(),
    /** What is made next, and on which day; null unless it is active. */
    next_competence: text(),
    next_on: date(),
  },
  (table) => [
    index('boleto_recurrences_due').on(table.next_on).where(sql`status = 'active'`),
    index('boleto_recurrences_created').on(table.created_at, table.id),
    index('boleto_recurrences_company').on(table.company_id, table.created_at, table.id),
  ],
);

export type BoletoRecurrence = typeof boletoRecurrences.$inferSelect;
