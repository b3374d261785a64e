import type { EventColor, EventKind, EventReminder, EventVisibility } from '@esteto/domain/agenda/calendar-event/event-kinds';
import type { ShiftValueKind } from '@esteto/domain/shared/money/value-kind';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { clients } from '../client/client.tables.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { users } from '../user/user.tables.ts';

/**
 * What stands on a calendar, in wall time of São Paulo. One with a rule is a series, whose days are read for a window and never stored; a day of it that
 * was changed is a row of its own, which names its series and the day by which the rule calls it.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** The person whose event it is. */
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<EventKind>().notNull(),
    title: text().notNull(),
    starts_on: date().notNull(),
    /** Null, like the end's: whole days. */
    starts_at: text(),
    ends_on: date().notNull(),
    ends_at: text(),
    /** The last day of all of it; null of a series without end. */
    last_on: date(),
    place: text(),
    place_address: text(),
    client_id: bigid().references(() => clients.id),
    value: cents(),
    value_kind: text().$type<ShiftValueKind>(),
    payment_forecast_date: date(),
    paid_on: date(),
    invoice_id: bigid().references(() => invoices.id),
    notes: text(),
    color: text().$type<EventColor>(),
    reminders: jsonb().$type<EventReminder[]>().notNull().default([]),
    visibility: text().$type<EventVisibility>().notNull(),
    /** As domain's `ruleOf` writes it; null of what comes once. */
    rrule: text(),
    /** Days of the rule that were taken out. */
    exdates: jsonb().$type<string[]>().notNull().default([]),
    series_id: bigid().references((): AnyPgColumn => calendarEvents.id),
    occurrence_on: date(),
    removed_at: instant(),
  },
  (table) => [
    index('calendar_events_company').on(table.company_id, table.starts_on).where(sql`removed_at is null`),
    index('calendar_events_user').on(table.user_id, table.starts_on).where(sql`removed_at is null`),
    index('calendar_events_reminders').on(table.starts_on).where(sql`removed_at is null and reminders <> '[]'`),
    index('calendar_events_invoice').on(table.invoice_id).where(sql`invoice_id is not null`),
    uniqueIndex('calendar_events_occurrence').on(table.series_id, table.occurrence_on).where(sql`removed_at is null`),
  ],
);

export type CalendarEventRecord = typeof calendarEvents.$inferSelect;
