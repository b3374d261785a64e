import type { CalendarProblem } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** A calendar that a person keeps elsewhere. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Its link, sealed: whoever has it reads all of that calendar. Null of a file. */
    sealed_url: text(),
    host: text(),
    times_count: integer().notNull().default(0),
    is_cut: boolean().notNull().default(false),
    last_read_at: instant(),
    last_problem: text().$type<CalendarProblem>(),
    removed_at: instant(),
  },
  (table) => [index('busy_calendars_user').on(table.user_id).where(sql`removed_at is null`)],
);

/** When its person is busy, in wall time of São Paulo ('2026-11-24T19:00'), and nothing else of it. */
export const busyTimes = pgTable(
  'busy_times',
  {
    busy_calendar_id: bigid()
      .notNull()
      .references(() => busyCalendars.id),
    start_at: text().notNull(),
    end_at: text().notNull(),
  },
  (table) => [index('busy_times_start').on(table.busy_calendar_id, table.start_at)],
);
