import { EXPENSES } from '@esteto/domain/money/reconciliation/transaction-category';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { reconciliations, reconciliationTargets } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankTransactions } from '../../../tables/statement/statement.tables.ts';

/** What was said of a movement counts until it is undone, here or at what it paid: a payment that was taken back explains nothing, nor does an expense that is gone. */
export const holds: SQL = sql`${reconciliations.undone_at} is null and not exists (
  select from ${reconciliationTargets}
  left join ${payments} on ${payments.id} = ${reconciliationTargets.payment_id}
  left join ${boletos} on ${boletos.id} = ${reconciliationTargets.boleto_id}
  left join ${expenses} on ${expenses.id} = ${reconciliationTargets.expense_id}
  where ${reconciliationTargets.reconciliation_id} = ${reconciliations.id}
    and (${payments.undone_at} is not null or ${boletos.payment_undone_at} >= ${reconciliations.created_at}
      or ${expenses.deleted_at} is not null))`;

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
