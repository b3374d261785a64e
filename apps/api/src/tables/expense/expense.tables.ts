import type { ExpenseCategory } from '@esteto/domain/money/reconciliation/transaction-category';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** What a company spends and no boleto says, written by hand. */
export const expenses = pgTable(
  'expenses',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    description: text().notNull(),
    category: text().$type<ExpenseCategory>().notNull(),
    amount: cents().notNull(),
    due_on: date().notNull(),
    paid_on: date(),
    /** The day of its payment that was written by hand before a movement of a statement told it: it counts again when that is undone. */
    typed_paid_on: date(),
    deleted_at: instant(),
  },
  (table) => [index('expenses_due').on(table.company_id, table.due_on, table.id)],
);
