import type { ListInput, Page } from '@esteto/contract/list';
import type { CashFlowEntry } from '@esteto/contract/money/cash-flow';
import { statusesOf } from '@esteto/domain/billing/invoice/invoice-stage';
import { INVOICE_STATUSES, type InvoiceStatus, isOpen } from '@esteto/domain/billing/invoice/invoice-status';
import { WAITING_STATUSES } from '@esteto/domain/billing/invoice/requirement-life';
import { type BalanceType, balanceTypeSettings, countsInBalance } from '@esteto/domain/money/cash-flow/balance-type';
import { sumCents } from '@esteto/domain/shared/money/money';
import { and, between, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { requirements } from '../../../tables/invoice/requirement.tables.ts';
import { countsAsRevenue, isNoDouble, revenue } from '../../month/month/revenue-scope.ts';
import { expected, paidWithin } from './inflow-scope.ts';
import { pageOf } from './invoice.repository.ts';
import { type InvoiceScope, inScope, isLateOn } from './invoice-scope.ts';

// Invoices counted and summed for the pages that show no single one: one statement each.

/** What was invoiced by competence, of the invoices in the scope. One statement. */
export const grossByMonth = (db: Reader, scope: InvoiceScope, from: string, to: string): Promise<{ month: string; gross: number }[]> =>
  db
    .select({ month: invoices.competence, gross: sql<number>`sum(${revenue})`.mapWith(Number) })
    .from(invoices)
    .where(and(inScope(scope), between(invoices.competence, from, to), countsAsRevenue))
    .groupBy(invoices.competence);

/** The invoices that a month's number is made of, each with what it adds: their sum is the number. Three statements. */
export const entries = async (
  db: Reader,
  scope: InvoiceScope,
  { month, balance_type, ...input }: ListInput & { month: string; balance_type: BalanceType },
): Promise<Page<CashFlowEntry>> => {
  const receivedOnly = balanceTypeSettings[balance_type].only_paid_received;
  const inMonth = db.select({ id: payments.id }).from(payments).where(paidWithin(month, month));
  const page = await pageOf(db, input, {
    defaultOrder: 'due_date',
    where: and(
      inScope(scope),
      receivedOnly ? exists(inMonth) : eq(invoices.competence, month),
      isNoDouble,
      inArray(
        invoices.status,
        INVOICE_STATUSES.filter((status) => countsInBalance(status, balance_type)),
      ),
    ),
  });
  const amounts = await db
    .select({
      id: invoices.id,
      expected: expected.mapWith(Number),
      received: sql<number>`coalesce(sum(${payments.amount}), 0)`.mapWith(Number),
      received_on: sql<string | null>`max(${payments.date})`,
    })
    .from(invoices)
    .leftJoin(payments, paidWithin(month, month))
    .where(
      inArray(
        invoices.id,
        page.items.map(({ id }) => id),
      ),
    )
    .groupBy(invoices.id);
  const byId = new Map(amounts.map((amount) => [amount.id, amount]));
  const items = page.items.map((row) => {
    const { expected: all = 0, received = 0, received_on = null } = byId.get(row.id) ?? {};
    return { ...row, amount: receivedOnly ? received : all, received_on };
  });
  return { ...page, items };
};

export type Situation = {
  open: number;
  attention: number;
  attention_id: number | null;
  attention_due: string | null;
  late: number;
  at_risk: { amount: number; client_name: string; due_date: string } | null;
};

/**
 * How many invoices wait for staff, for the doctor (which, when it is one alone, and until when), and for a late payment (how much, and the oldest). One
 * statement: an invoice that is late has no open requirement, so that the join counts none of its cents twice.
 */
export const situation = async (db: Reader, scope: InvoiceScope, today: string): Promise<Situation> => {
  const waiting = and(eq(requirements.invoice_id, invoices.id), inArray(requirements.status, WAITING_STATUSES));
  const rows = await db
    .select({
      status: invoices.status,
      count: sql<number>`count(distinct ${invoices.id})`.mapWith(Number),
      first_id: sql<number>`min(${invoices.id})`.mapWith(Number),
      first_due: sql<string | null>`min(${requirements.due_at})`,
      owed: sql<number>`sum(${expected} - ${invoices.received_amount})`.mapWith(Number),
      oldest_due: sql<string>`min(${invoices.due_order})`,
      oldest_taker: sql<string>`(array_agg(${clients.name} order by ${invoices.due_order}, ${invoices.id}))[1]`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .leftJoin(requirements, and(eq(invoices.status, 'requirement'), waiting))
    .where(and(inScope(scope), or(inArray(invoices.status, statusesOf('open')), isLateOn(today))))
    .groupBy(invoices.status);
  const count = (counted: (status: InvoiceStatus) => boolean): number =>
    rows.reduce((sum, row) => sum + (counted(row.status) ? row.count : 0), 0);
  const late = rows.filter(({ status }) => !isOpen(status)).toSorted((a, b) => (a.oldest_due < b.oldest_due ? -1 : 1));
  const [oldest] = late;
  const required = rows.find(({ status }) => status === 'requirement');
  return {
    open: count(isOpen),
    attention: required?.count ?? 0,
    attention_id: required?.count === 1 ? required.first_id : null,
    attention_due: required?.first_due ?? null,
    late: count((status) => !isOpen(status)),
    at_risk: oldest
      ? { amount: sumCents(late.map(({ owed }) => owed)), client_name: oldest.oldest_taker, due_date: oldest.oldest_due }
      : null,
  };
};
