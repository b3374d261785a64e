import type { ClosingRunAction, RunState } from '@esteto/domain/month/closing-run/closing-run';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';
import { closings } from './closing.tables.ts';

/** Closings that somebody moved on together. */
export const closingRuns = pgTable('closing_runs', {
  ...recordColumns,
  action: text().$type<ClosingRunAction>().notNull(),
  /** Who takes them over, where that is what is done. */
  analyst_id: bigid().references(() => users.id),
});

/** One closing of a run and what became of it, written in the transaction that moves it: a killed server goes on where it stopped. */
export const closingRunRows = pgTable(
  'closing_run_rows',
  {
    run_id: bigid()
      .notNull()
      .references(() => closingRuns.id),
    closing_id: bigid()
      .notNull()
      .references(() => closings.id),
    state: text().$type<RunState>().notNull().default('waiting'),
    /** Why it stayed as it was. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.closing_id] }),
    index('closing_run_rows_waiting').on(table.run_id, table.closing_id).where(sql`state = 'waiting'`),
  ],
);
