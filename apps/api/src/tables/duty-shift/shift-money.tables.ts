import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { units } from '../unit/unit.tables.ts';

/** What a unit may spend on shifts in a month ('YYYY-MM'); of one that was taken back nothing is said. */
export const unitBudgets = pgTable(
  'unit_budgets',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    unit_id: bigid()
      .notNull()
      .references(() => units.id),
    month: text().notNull(),
    amount: cents(),
  },
  (table) => [uniqueIndex('unit_budgets_month').on(table.group_id, table.month, table.unit_id)],
);
