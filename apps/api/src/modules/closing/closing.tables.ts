import type { ShownCheck } from '@esteto/domain/closing/closing-checks';
import type { ClosingStatus } from '@esteto/domain/closing/closing-life';
import { date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import type { ClosingFigures } from './closing-figures.ts';

/** A month ('YYYY-MM') of a company. `name` as it was when it was opened. */
export const closings = pgTable(
  'closings',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    month: text().notNull(),
    name: text().notNull(),
    status: text().$type<ClosingStatus>().notNull().default('not_started'),
    analyst_id: bigid().references(() => users.id),
    das_official: cents(),
    observations: text(),
    /** Who sent it to review: another person closes it. */
    reviewed_for: bigid().references(() => users.id),
    reviewer_id: bigid().references(() => users.id),
    reason: text(),
    started_on: date(),
    closed_at: instant(),
    /** How often the law changed it from outside since then. */
    changed_after: integer().notNull().default(0),
    /** As they were when it was closed. */
    checks: jsonb().$type<ShownCheck[]>(),
    figures: jsonb().$type<ClosingFigures>(),
  },
  (table) => [
    unique('closings_month').on(table.company_id, table.month),
    index('closings_name').on(table.month, table.name, table.id),
    index('closings_created').on(table.month, table.created_at, table.id),
  ],
);
