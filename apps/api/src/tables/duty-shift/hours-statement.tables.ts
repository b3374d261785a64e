import type { StatementLine } from '@esteto/contract/duty/hours-statement';
import type { HoursStatementStatus } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { users } from '../user/user.tables.ts';

/** A person's month in a group as the coordination signed it. Lines and text stand as they were then, whatever becomes of the shifts. */
export const hoursStatements = pgTable(
  'hours_statements',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    professional_id: bigid()
      .notNull()
      .references(() => users.id),
    month: text().notNull(),
    status: text().$type<HoursStatementStatus>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    lines: jsonb().$type<StatementLine[]>().notNull(),
    presented_by: text().notNull(),
    presented_at: instant().notNull(),
    signed_at: instant(),
  },
  (table) => [
    uniqueIndex('hours_statements_month').on(table.group_id, table.professional_id, table.month).where(sql`status <> 'withdrawn'`),
    index('hours_statements_professional').on(table.professional_id, table.month),
  ],
);
