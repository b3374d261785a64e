import type { SpreadsheetKind } from '@esteto/domain/office/spreadsheet/spreadsheet';
import type { SpreadsheetState } from '@esteto/domain/office/spreadsheet/spreadsheet-life';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';

/** Exports over many companies; `created_by` alone sees and fetches one. */
export const spreadsheets = pgTable(
  'spreadsheets',
  {
    ...recordColumns,
    kind: text().$type<SpreadsheetKind>().notNull(),
    /** 'YYYY-MM', both included. */
    from: text().notNull(),
    until: text().notNull(),
    state: text().$type<SpreadsheetState>().notNull(),
    /** Records gone through, of how many. */
    done: bigid().notNull().default(0),
    total: bigid().notNull(),
    file_id: text().references(() => files.id),
    size: bigid(),
    expires_at: instant(),
  },
  (table) => [
    index('spreadsheets_of').on(table.created_by, table.id),
    index('spreadsheets_waiting').on(table.id).where(sql`state = 'waiting'`),
    index('spreadsheets_over').on(table.expires_at).where(sql`expires_at is not null`),
  ],
);
