import type { EventKind } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** Links by which other programs read a person's calendar. The link itself is nowhere. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    kinds: jsonb().$type<EventKind[]>().notNull(),
    /** None: all of the person's companies, those to come too. */
    company_ids: jsonb().$type<number[]>().notNull(),
    token_hash: text().notNull().unique('calendar_feeds_token'),
    last_read_at: instant(),
    last_read_by: text(),
    revoked_at: instant(),
  },
  (table) => [index('calendar_feeds_user').on(table.user_id).where(sql`revoked_at is null`)],
);
