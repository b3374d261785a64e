import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** A person's named filters and order of a list. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    is_default: boolean().notNull().default(false),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.user_id, table.list, table.name).where(sql`deleted_at is null`),
    uniqueIndex('saved_views_default').on(table.user_id, table.list).where(sql`is_default and deleted_at is null`),
  ],
);
