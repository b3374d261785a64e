import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';
import { companies } from './company.tables.ts';

/** What is kept of a company: its contract, its licences, what it sent us. */
export const companyFiles = pgTable(
  'company_files',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
  },
  (table) => [index('company_files_company').on(table.company_id).where(sql`removed_at is null`)],
);
