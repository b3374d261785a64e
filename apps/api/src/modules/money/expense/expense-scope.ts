import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { expenses } from '../../../tables/expense/expense.tables.ts';

/** Expenses that a company wrote and has not taken back. */
export const isWritten = (company_id: number): SQL | undefined => and(eq(expenses.company_id, company_id), isNull(expenses.deleted_at));

/** A movement of a statement paid it. The names of the tables stand, which drizzle leaves out of a select of one. */
export const isMatched: SQL<boolean> = sql<boolean>`exists (
  select from reconciliation_targets target join reconciliations said on said.id = target.reconciliation_id
  where target.expense_id = expenses.id and said.undone_at is null)`;

/** Expenses of a company that no movement was said to have paid. */
export const isUnmatched = (company_id: number): SQL | undefined => and(isWritten(company_id), not(isMatched));
