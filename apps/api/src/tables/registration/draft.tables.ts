import type { DraftClause } from '@esteto/domain/opening/draft/draft-form';
import type { DraftStatus } from '@esteto/domain/opening/draft/draft-life';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { registrations } from './registration.tables.ts';

/** Versions of the articles of association of a company that is being opened, as they went to its owner. Only one waits at a time. */
export const registrationDrafts = pgTable(
  'registration_drafts',
  {
    ...recordColumns,
    registration_id: bigid()
      .notNull()
      .references(() => registrations.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    number: integer().notNull(),
    clauses: jsonb().$type<DraftClause[]>().notNull(),
    status: text().$type<DraftStatus>().notNull(),
    reason: text(),
    decided_at: instant(),
    decided_by: bigid(),
  },
  (table) => [
    index('registration_drafts_registration').on(table.registration_id, table.id),
    uniqueIndex('registration_drafts_waiting').on(table.company_id).where(sql`status = 'waiting'`),
  ],
);
