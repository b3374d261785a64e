import type { DataExportState } from '@esteto/domain/office/data-export/data-export-life';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** Copies that people asked for of all that is theirs. */
export const dataExports = pgTable(
  'data_exports',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    state: text().$type<DataExportState>().notNull(),
    file_id: text().references(() => files.id),
    size: bigid(),
    expires_at: instant(),
  },
  (table) => [
    index('data_exports_user').on(table.user_id, table.id),
    uniqueIndex('data_exports_waiting').on(table.user_id).where(sql`state = 'waiting'`),
  ],
);
