import { statusesOf } from '@esteto/domain/billing/invoice/invoice-stage';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { type BoletoKind, OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import { waitingCost } from '@esteto/domain/money/boleto/waiting-cost';
import type { TargetKind } from '@esteto/domain/money/reconciliation/reconciliation-form';
import type { Target } from '@esteto/domain/money/reconciliation/suggestion';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { type InvoiceScope, inScope } from '../../billing/invoice/invoice-scope.ts';
import { toldSelic } from '../../month/month/selic-scope.ts';
import { isOutflow } from '../boleto/outflow-scope.ts';
import { isUnmatched } from '../expense/expense-scope.ts';

/** What a person may see of a company that waits for money; null: nothing of that kind. */
export type Sight = { invoices: InvoiceScope | null; boletos: number | null; expenses: number | null };

/** So many of each kind, those that wait longest: a practice has some dozens. */
const MOST = 500;

/** The notes, boletos and expenses of a company that wait for their money, a tax with the Selic by which it grows. One statement. */
export const openTargets = async (db: Reader, { invoices: seen, boletos: payer, expenses: spender }: Sight): Promise<Target[]> => {
  const rows = await unionAll(openInvoices(db, seen), openBoletos(db, payer), openExpenses(db, spender));
  return rows.map((row): Target => {
    const { kind, id, due, from, expected, name, fantasy_name, document, number, issue_date, competence, days: habit, boleto } = row;
    const common = { id, from, expected, document, number, habit };
    if (kind === 'expense') return { ...common, kind, dueOn: () => due, names: [name], title: name };
    if (kind === 'invoice' || !boleto)
      return {
        ...common,
        kind: 'invoice',
        dueOn: () => due,
        names: [name, ...(fantasy_name ? [fantasy_name] : [])],
        title: `${invoiceTitle({ number, issue_date, competence: competence ?? '' })}, ${name}`,
      };
    const delayed = { ...boleto, amount: due };
    return { ...common, kind: 'boleto', dueOn: (day) => waitingCost(delayed, day, boleto.selic ?? {}).now, names: [name], title: name };
  });
};

type DelayTerms = {
  kind: BoletoKind;
  due_date: string;
  pay_by: string;
  fine_rate: string | null;
  interest_rate: string | null;
  discount_amount: number | null;
  discount_until: string | null;
  selic: SelicRates | null;
};

const nothing = <Value>(type: string): SQL<Value | null> => sql<Value | null>`null::${sql.raw(type)}`;

const openInvoices = (db: Reader, scope: InvoiceScope | null) => {
  const seen = scope ? inScope(scope) : sql`false`;
  const habits = habitsOf(db, seen);
  return db
    .select({
      kind: sql<TargetKind>`'invoice'`.as('kind'),
      id: sql<number>`${invoices.id}`.mapWith(Number).as('id'),
      due: sql<number>`${invoices.net_amount} - ${invoices.received_amount} - ${invoices.withheld_on_payment}`.mapWith(Number).as('due'),
      from: sql<string>`coalesce(${invoices.issue_date}, (${invoices.requested_at})::date)::text`.as('from'),
      expected: sql<string | null>`${invoices.due_date}::text`.as('expected'),
      name: sql<string>`${clients.name}`.as('name'),
      fantasy_name: sql<string | null>`${clients.fantasy_name}`.as('fantasy_name'),
      document: sql<string | null>`${clients.document}`.as('document'),
      number: sql<string | null>`${invoices.number}`.as('number'),
      issue_date: sql<string | null>`${invoices.issue_date}::text`.as('issue_date'),
      competence: sql<string | null>`${invoices.competence}`.as('competence'),
      days: habits.days,
      boleto: nothing<DelayTerms>('json').as('boleto'),
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .leftJoin(habits, eq(habits.client_id, invoices.client_id))
    .where(and(seen, inArray(invoices.status, [...statusesOf('receivable')])))
    .orderBy(asc(invoices.due_order), asc(invoices.id))
    .limit(MOST);
};

/** After how many days from the issue each client has paid, on average. */
const habitsOf = (db: Reader, seen: SQL | undefined) =>
  db
    .select({
      client_id: invoices.client_id,
      days: sql<number | null>`round(avg(${payments.date} - ${invoices.issue_date}))::int`.as('days'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(seen, isNull(payments.undone_at)))
    .groupBy(invoices.client_id)
    .as('habits');

const openBoletos = (db: Reader, company_id: number | null) =>
  db
    .select({
      kind: sql<TargetKind>`'boleto'`.as('kind'),
      id: sql<number>`${boletos.id}`.mapWith(Number).as('id'),
      due: sql<number>`${boletos.amount} - coalesce(${boletos.paid_amount}, 0)`.mapWith(Number).as('due'),
      // A guide may be written after it was paid.
      from: sql<string>`(${boletos.due_date} - 60)::text`.as('from'),
      expected: sql<string | null>`${boletos.pay_by}::text`.as('expected'),
      name: sql<string>`${boletos.description}`.as('name'),
      fantasy_name: nothing<string>('text').as('fantasy_name'),
      document: nothing<string>('text').as('document'),
      number: nothing<string>('text').as('number'),
      issue_date: nothing<string>('text').as('issue_date'),
      competence: sql<string | null>`${boletos.competence}`.as('competence'),
      days: nothing<number>('int').as('days'),
      boleto:
        sql<DelayTerms | null>`json_build_object('kind', ${boletos.kind}, 'due_date', ${boletos.due_date}, 'pay_by', ${boletos.pay_by},
        'fine_rate', ${boletos.fine_rate}, 'interest_rate', ${boletos.interest_rate}, 'discount_amount', ${boletos.discount_amount}, 'discount_until', ${boletos.discount_until},
        'selic', case when ${boletos.kind} = 'tax' then ${toldSelic} end)`.as('boleto'),
    })
    .from(boletos)
    .where(and(company_id === null ? sql`false` : isOutflow(company_id), inArray(boletos.status, [...OPEN_BOLETOS])))
    .orderBy(asc(boletos.pay_by), asc(boletos.id))
    .limit(MOST);

const openExpenses = (db: Reader, company_id: number | null) =>
  db
    .select({
      kind: sql<TargetKind>`'expense'`.as('kind'),
      id: sql<number>`${expenses.id}`.mapWith(Number).as('id'),
      due: sql<number>`${expenses.amount}`.mapWith(Number).as('due'),
      // A rent is paid before its day, too.
      from: sql<string>`(coalesce(${expenses.paid_on}, ${expenses.due_on}) - 30)::text`.as('from'),
      expected: sql<string | null>`coalesce(${expenses.paid_on}, ${expenses.due_on})::text`.as('expected'),
      name: sql<string>`${expenses.description}`.as('name'),
      fantasy_name: nothing<string>('text').as('fantasy_name'),
      document: nothing<string>('text').as('document'),
      number: nothing<string>('text').as('number'),
      issue_date: nothing<string>('text').as('issue_date'),
      competence: nothing<string>('text').as('competence'),
      days: nothing<number>('int').as('days'),
      boleto: nothing<DelayTerms>('json').as('boleto'),
    })
    .from(expenses)
    .where(company_id === null ? sql`false` : isUnmatched(company_id))
    .orderBy(asc(expenses.due_on), asc(expenses.id))
    .limit(MOST);
