import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant } from '../../platform/database/columns.ts';

/** What a stored file is; its bytes lie in the file store under the same opaque id. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    company_id: bigid(),
    name: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    created_at: instant().notNull(),
    created_by: bigid(),
  },
  (table) => [index('files_company').on(table.company_id)],
);
