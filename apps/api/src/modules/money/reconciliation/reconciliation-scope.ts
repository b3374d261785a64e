import { EXPENSES } from '@esteto/domain/money/reconciliation/transaction-category';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { reconciliations, reconciliationTargets } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankTransactions } from '../../../tables/statement/statement.tables.ts';

/** Movements of a company were said to be profits, or are so no more. */
export const PROFITS_SAID = 'reconciliations.profits';

/** `named`: the one whose a profit is, as a person said with it. */
export type ProfitsSaid = { company_id: number; named?: { reconciliation_id: number; user_id: number; said_by: number } | null };

/** What was said of a movement counts until it is undone, here or with what it paid (explained-movements.ts). */
export const holds: SQL = sql`${reconciliations.undone_at} is null`;

/** Movements of a company by which money went out for what no boleto says, joined with what was said of them. */
export const isExpense = (company_id: number): SQL | undefined =>
  and(
    eq(bankTransactions.company_id, company_id),
    isNull(bankTransactions.undone_at),
    lt(bankTransactions.amount, 0),
    inArray(reconciliations.category, [...EXPENSES]),
    holds,
  );

/** The part of such a movement that no boleto takes, in cents. */
export const expenseAmount: SQL<number> = sql<number>`(-${bankTransactions.amount} - coalesce((
  select sum(${reconciliationTargets.amount}) from ${reconciliationTargets}
  where ${reconciliationTargets.reconciliation_id} = ${reconciliations.id}), 0))`;
