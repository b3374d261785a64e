import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import type { InflowRow, OutflowRow } from '@esteto/domain/money/cash-flow/monthly-summary';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankTransactions } from '../../../tables/statement/statement.tables.ts';
import { expected, paidWithin } from '../../billing/invoice/inflow-scope.ts';
import { type InvoiceScope, inScope } from '../../billing/invoice/invoice-scope.ts';
import { isNoDouble } from '../../month/month/revenue-scope.ts';
import { isOutflow, outflowAmount } from '../boleto/outflow-scope.ts';
import { isWritten } from '../expense/expense-scope.ts';
import { expenseAmount, isExpense } from '../reconciliation/reconciliation-scope.ts';

type Asked = {
  scope: InvoiceScope;
  /** The company whose boletos go out; null where the member may not see them. */
  outflows_of: number | null;
  from: string;
  to: string;
  /** Until it a discount of what waits may have counted. */
  today: string;
};

type Day =
  | typeof payments.date
  | typeof boletos.pay_by
  | typeof boletos.paid_on
  | typeof bankTransactions.date
  | typeof expenses.due_on
  | typeof expenses.paid_on;

const none = sql<number>`0`;
const amount = (value: typeof boletos.paid_amount | typeof payments.amount | typeof expenses.amount) => sql<number>`${value}`;

/**
 * Sums per month: of invoices by status, expected by their competence and received by the day on which the money came; of boletos, expected by the day on
 * which they fall due and paid by that of the payment, and so of expenses written by hand; of what else was spent, by the day of the bank. One statement.
 */
export const moves = async (
  db: Reader,
  { scope, outflows_of, from, to, today }: Asked,
): Promise<{ inflows: InflowRow[]; outflows: OutflowRow[] }> => {
  const columns = (month: SQL | typeof invoices.competence, status: SQL | typeof invoices.status, expects: SQL, settles: SQL) => ({
    month: sql<string>`${month}`.as('month'),
    status: sql<InvoiceStatus | null>`${status}`.as('status'),
    expected: sql<number>`${expects}`.as('expected'),
    settled: sql<number>`${settles}`.as('settled'),
  });
  const monthOf = (day: Day) => sql`to_char(${day}, 'YYYY-MM')`;
  const noStatus = sql`null::text`;
  const ofBoletos = outflows_of === null ? sql`false` : isOutflow(outflows_of);
  const ofExpenses = outflows_of === null ? sql`false` : isWritten(outflows_of);
  const within = (day: Day) => between(day, firstDayOf(from), lastDayOf(to));
  const all = unionAll(
    db
      .select(columns(invoices.competence, invoices.status, expected, none))
      .from(invoices)
      .where(and(inScope(scope), isNoDouble, between(invoices.competence, from, to))),
    db
      .select(columns(monthOf(payments.date), invoices.status, none, amount(payments.amount)))
      .from(invoices)
      .innerJoin(payments, paidWithin(from, to))
      .where(and(inScope(scope), isNoDouble)),
    db
      .select(columns(monthOf(boletos.pay_by), noStatus, outflowAmount(today), none))
      .from(boletos)
      .where(and(ofBoletos, within(boletos.pay_by))),
    db
      .select(columns(monthOf(boletos.paid_on), noStatus, none, amount(boletos.paid_amount)))
      .from(boletos)
      .where(and(ofBoletos, within(boletos.paid_on))),
    db
      .select(columns(monthOf(bankTransactions.date), noStatus, expenseAmount, expenseAmount))
      .from(bankTransactions)
      .innerJoin(reconciliations, eq(reconciliations.transaction_id, bankTransactions.id))
      .where(and(outflows_of === null ? sql`false` : isExpense(outflows_of), within(bankTransactions.date))),
    db
      .select(columns(monthOf(expenses.due_on), noStatus, amount(expenses.amount), none))
      .from(expenses)
      .where(and(ofExpenses, within(expenses.due_on))),
    db
      .select(columns(monthOf(expenses.paid_on), noStatus, none, amount(expenses.amount)))
      .from(expenses)
      .where(and(ofExpenses, within(expenses.paid_on))),
  ).as('moves');
  const rows = await db
    .select({
      month: all.month,
      status: all.status,
      expected: sql<number>`sum(${all.expected})`.mapWith(Number),
      settled: sql<number>`sum(${all.settled})`.mapWith(Number),
    })
    .from(all)
    .groupBy(all.month, all.status);
  return {
    inflows: rows.flatMap(({ status, settled: received, ...row }) => (status === null ? [] : [{ ...row, status, received }])),
    outflows: rows.flatMap(({ status, month, ...row }) =>
      status === null ? [{ month, amount: row.expected, paid_amount: row.settled }] : [],
    ),
  };
};
