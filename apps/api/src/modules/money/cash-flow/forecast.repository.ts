import { statusesOf } from '@esteto/domain/billing/invoice/invoice-stage';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import type { ForecastFacts, ForecastNote, ForecastOutflow, InvoicedMonth, SpentMonth } from '@esteto/domain/money/cash-flow/forecast';
import type { ExpenseCategory } from '@esteto/domain/money/reconciliation/transaction-category';
import { firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankAccounts, bankTransactions, statements } from '../../../tables/statement/statement.tables.ts';
import { expected } from '../../billing/invoice/inflow-scope.ts';
import { type InvoiceScope, inScope } from '../../billing/invoice/invoice-scope.ts';
import { daysToPay, isOfWhollyPaid } from '../../billing/invoice/paid-after-scope.ts';
import { countsAsRevenue } from '../../month/month/revenue-scope.ts';
import { isInUse } from '../../month/statement/statement-scope.ts';
import { isOutflow, outflowAmount } from '../boleto/outflow-scope.ts';
import { isWritten } from '../expense/expense-scope.ts';
import { expenseAmount, isExpense } from '../reconciliation/reconciliation-scope.ts';

// What the next weeks of a company follow from, one statement each.

/** So many notes are waited for, the oldest first: a practice has some dozens. */
const MOST = 500;

export const openNotes = async (db: Reader, scope: InvoiceScope): Promise<ForecastNote[]> => {
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      issue_date: invoices.issue_date,
      competence: invoices.competence,
      client_id: invoices.client_id,
      client: clients.name,
      amount: sql<number>`${expected} - ${invoices.received_amount}`.mapWith(Number),
      issued_on: sql<string>`coalesce(${invoices.issue_date}, ${invoices.requested_at}::date)::text`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(and(inScope(scope), inArray(invoices.status, [...statusesOf('receivable'), ...statusesOf('open')]), countsAsRevenue))
    .orderBy(asc(invoices.requested_at), asc(invoices.id))
    .limit(MOST);
  return rows.map(({ number, issue_date, competence, ...note }) => ({ ...note, title: invoiceTitle({ number, issue_date, competence }) }));
};

type Past = { paid: ForecastFacts['paid'][number][]; invoiced: InvoicedMonth[] };

/** How long the notes issued since a day took until their money came, client by client, and what each client was invoiced for in each month since one. */
export const past = async (db: Reader, scope: InvoiceScope, since: { day: string; month: string }): Promise<Past> => {
  const columns = (kind: 'paid' | 'invoiced', client: SQL, month: SQL, days: SQL, cents: SQL) => ({
    kind: sql<'paid' | 'invoiced'>`${sql.raw(`'${kind}'`)}`.as('kind'),
    client_id: sql<number>`${invoices.client_id}`.mapWith(Number).as('client_id'),
    client: sql<string>`${client}`.as('client'),
    month: sql<string>`${month}`.as('month'),
    days: sql<number>`${days}`.mapWith(Number).as('days'),
    cents: sql<number>`${cents}`.mapWith(Number).as('cents'),
  });
  const day = sql`min(extract(day from coalesce(${invoices.issue_date}, ${invoices.requested_at}::date)))::int`;
  const rows = await unionAll(
    db
      .select(columns('paid', sql`''`, sql`''`, daysToPay, sql`sum(${payments.amount})`))
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
      .where(and(inScope(scope), gte(invoices.issue_date, since.day), isOfWhollyPaid))
      .groupBy(invoices.client_id, daysToPay),
    db
      .select(columns('invoiced', sql`${clients.name}`, sql`${invoices.competence}`, day, sql`sum(${expected})`))
      .from(invoices)
      .innerJoin(clients, eq(clients.id, invoices.client_id))
      .where(and(inScope(scope), gte(invoices.competence, since.month), countsAsRevenue))
      .groupBy(invoices.client_id, clients.name, invoices.competence),
  );
  return {
    paid: rows.flatMap(({ kind, client_id, days, cents }) => (kind === 'paid' ? [{ client_id, days, cents }] : [])),
    invoiced: rows.flatMap(({ kind, client_id, client, month, days, cents }) =>
      kind === 'invoiced' ? [{ client_id, client, month, amount: cents, day: days }] : [],
    ),
  };
};

/** Guides of what the charts tell of a month: INSS and FGTS follow from its payroll; one of no known tax is taken as one of them. */
const isOfRevenue = or(isNull(boletos.tax_key), inArray(boletos.tax_key, ['das', 'iss', 'pis_cofins', 'irpj_csll']));

export type Going = {
  outflows: ForecastOutflow[];
  spent: SpentMonth[];
  guided: { month: string; amount: number }[];
  /**
   * What there is: what the statements say, and what was noted as received and paid after the last of their days (`on`). Null where an account says no balance.
   */
  balance: { amount: number; on: string } | null;
};

type Asked = { month: string; spentSince: string; today: string };

/**
 * What is to be paid, with its discount while that counts, the months from `month` on whose taxes stand among the boletos, what was spent beside them since
 * `spentSince`, and what there is to pay it from.
 */
export const going = async (db: Reader, company_id: number, { month, spentSince, today }: Asked): Promise<Going> => {
  const open = sql`select 'boleto' as kind, ${boletos.id} as id, ${boletos.description} as title,
      ${outflowAmount(today)} - coalesce(${boletos.paid_amount}, 0) as amount,
      (case when ${boletos.discount_until} >= ${today}::date then ${boletos.discount_until} else ${boletos.pay_by} end)::text as day,
      null as category
    from ${boletos} where ${and(isOutflow(company_id), inArray(boletos.status, [...OPEN_BOLETOS]))}`;
  const planned = sql`select 'expense', ${expenses.id}, ${expenses.description}, ${expenses.amount}, ${expenses.due_on}::text, ${expenses.category}
    from ${expenses} where ${isWritten(company_id)} and ${expenses.paid_on} is null`;
  const taxed = sql`select 'month', 0::bigint, ${boletos.competence}, ${boletos.amount}, ${firstDayOf(month)}::text, null
    from ${boletos} where ${and(isOutflow(company_id), eq(boletos.kind, 'tax'), gte(boletos.competence, month), isOfRevenue)}`;
  const held = sql`select 'account', ${bankAccounts.id}, ${bankAccounts.name},
      last.closing_balance + coalesce(sum(${bankTransactions.amount}), 0)::bigint, greatest(last.day, max(${bankTransactions.date}))::text, null
    from ${bankAccounts}
    left join lateral (
      select ${statements.closing_balance}, (make_date(${statements.year}, ${statements.month}, 1) + interval '1 month - 1 day')::date as day
      from ${statements} where ${statements.bank_account_id} = ${bankAccounts.id} and ${statements.closing_balance} is not null
      order by ${statements.year} desc, ${statements.month} desc limit 1) last on true
    left join ${bankTransactions} on ${bankTransactions.bank_account_id} = ${bankAccounts.id} and ${bankTransactions.undone_at} is null
      and ${bankTransactions.date} > last.day
    where ${and(eq(bankAccounts.company_id, company_id), isInUse)}
    group by ${bankAccounts.id}, last.closing_balance, last.day`;
  const since = firstDayOf(month);
  const settled = sql`select 'settled', 0::bigint, '', ${payments.amount}, ${payments.date}::text, null
    from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoice_id}
    where ${and(eq(invoices.company_id, company_id), isNull(payments.undone_at), gte(payments.date, since))}
    union all select 'settled', 0::bigint, '', -${boletos.paid_amount}, ${boletos.paid_on}::text, null
    from ${boletos} where ${and(isOutflow(company_id), gte(boletos.paid_on, since))}
    union all select 'settled', 0::bigint, '', -${expenses.amount}, ${expenses.paid_on}::text, null
    from ${expenses} where ${and(isWritten(company_id), gte(expenses.paid_on, since))}`;
  const spent = sql`select 'spent', 0::bigint, to_char(spent.day, 'YYYY-MM'), sum(spent.amount)::bigint, min(spent.day)::text, spent.category
    from (
      select ${reconciliations.category} as category, ${bankTransactions.date} as day, ${expenseAmount} as amount
      from ${bankTransactions} join ${reconciliations} on ${reconciliations.transaction_id} = ${bankTransactions.id}
      where ${and(isExpense(company_id), gte(bankTransactions.date, firstDayOf(spentSince)))}
      union all
      select ${expenses.category}, ${expenses.paid_on}, ${expenses.amount} from ${expenses}
      where ${and(isWritten(company_id), gte(expenses.paid_on, firstDayOf(spentSince)))}
    ) spent where spent.amount > 0 group by spent.category, to_char(spent.day, 'YYYY-MM')`;
  const { rows } = await db.execute<Told>(
    sql`${open} union all ${planned} union all ${taxed} union all ${held} union all ${settled} union all ${spent} order by day, id`,
  );
  return {
    outflows: rows.flatMap(({ kind, id, title, amount, day, category }) =>
      kind === 'boleto' || kind === 'expense' ? [{ kind, id: Number(id), title, amount: Number(amount), on: day ?? '', category }] : [],
    ),
    spent: rows.flatMap(({ kind, title, amount, day, category }) =>
      kind === 'spent' && category ? [{ category, month: title, amount: Number(amount), day: Number(day?.slice(8)) }] : [],
    ),
    guided: rows.flatMap(({ kind, title, amount }) => (kind === 'month' ? [{ month: title, amount: Number(amount) }] : [])),
    balance: balanceOf(rows, since),
  };
};

type Told = {
  kind: 'boleto' | 'expense' | 'month' | 'account' | 'settled' | 'spent';
  id: string;
  title: string;
  amount: string | null;
  day: string | null;
  category: ExpenseCategory | null;
};

/** Statements that end before the month that `going` begins with are too old to say what there is today. */
const balanceOf = (rows: readonly Told[], since: string): Going['balance'] => {
  const accounts = rows.filter(({ kind }) => kind === 'account');
  const on = accounts
    .map(({ day }) => day ?? '')
    .toSorted()
    .at(-1);
  if (!on || addDays(on, 1) < since || accounts.some(({ amount }) => amount === null)) return null;
  const later = rows.filter(({ kind, day }) => kind === 'settled' && (day ?? '') > on);
  return { amount: sumCents([...accounts, ...later].map(({ amount }) => Number(amount))), on };
};
