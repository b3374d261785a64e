import type { LogFilters } from '@esteto/domain/office/log/log-form';
import type { LogRunKind, LogRunState } from '@esteto/domain/office/log-run/log-run-life';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { files } from '../platform/files.tables.ts';

/** A place at which the chain does not hold, as it was found. */
export type FoundBreak = {
  seal_id: number;
  kind: 'events' | 'chain';
  sealed_at: string;
  first_event_id: number;
  last_event_id: number;
  before_event_id: number | null;
  after_event_id: number | null;
};

/** Verifications and exports of the log. */
export const logRuns = pgTable(
  'log_runs',
  {
    ...recordColumns,
    kind: text().$type<LogRunKind>().notNull(),
    state: text().$type<LogRunState>().notNull(),
    /** Events gone through, of how many. */
    done: bigid().notNull().default(0),
    total: bigid().notNull(),
    filters: jsonb().$type<Partial<LogFilters>>(),
    breaks: jsonb().$type<FoundBreak[]>().notNull().default([]),
    file_id: text().references(() => files.id),
    size: bigid(),
    expires_at: instant(),
  },
  (table) => [
    index('log_runs_latest').on(table.id),
    // One of each at a time: a second asks for what is under way already.
    uniqueIndex('log_runs_waiting').on(table.kind).where(sql`state = 'waiting'`),
  ],
);
