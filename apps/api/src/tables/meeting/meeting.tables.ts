import type { MeetingStatus, MeetingWay } from '@esteto/domain/agenda/meeting/meeting-life';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** A meeting with the office, in wall time of São Paulo. */
export const meetings = pgTable(
  'meetings',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** Who asked for it. */
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    status: text().$type<MeetingStatus>().notNull(),
    on: date().notNull(),
    at: text().notNull(),
    way: text().$type<MeetingWay>().notNull(),
    subject: text().notNull(),
    notes: text(),
    answer: text(),
    search_key: text().notNull(),
  },
  (table) => [
    index('meetings_own').on(table.company_id, table.user_id, table.on),
    index('meetings_on').on(table.on, table.id),
    index('meetings_created').on(table.created_at, table.id),
    index('meetings_status').on(table.status, table.on, table.id),
  ],
);
