import type { TakerKind } from '@esteto/domain/billing/client/client-kinds';
import { INVOICE_STATUSES, isReceivable } from '@esteto/domain/billing/invoice/invoice-status';
import type { PaidAfter } from '@esteto/domain/billing/payment/days-to-pay';
import { and, asc, between, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { type InvoiceScope, inScope } from '../../billing/invoice/invoice-scope.ts';
import { daysToPay, isOfWhollyPaid } from '../../billing/invoice/paid-after-scope.ts';
import { countsAsRevenue, revenue } from '../../month/month/revenue-scope.ts';

// What invoices come to by their takers; what counts, and for how much, the scopes of the invoices say.

export type Asked = { scope: InvoiceScope; from: string; to: string };

const ofMonths = ({ scope, from, to }: Asked): SQL | undefined => and(inScope(scope), between(invoices.competence, from, to));

type TakerRevenue = { client_id: number; name: string; kind: TakerKind | null; revenue: number };

/** The largest first. One statement. */
export const revenueByTaker = (db: Reader, query: Asked): Promise<TakerRevenue[]> => {
  const sum = sql<number>`sum(${revenue})`.mapWith(Number);
  return db
    .select({ client_id: clients.id, name: clients.name, kind: clients.taker_kind, revenue: sum })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(and(ofMonths(query), countsAsRevenue))
    .groupBy(clients.id)
    .orderBy(desc(sum), asc(clients.name), asc(clients.id));
};

type TakerCounts = { client_id: number; name: string; paid: number; open: number };

const isPaid = isNotNull(invoices.paid_at);
const isOpen = inArray(invoices.status, INVOICE_STATUSES.filter(isReceivable));

/** Takers, each with how many of its notes are wholly paid, and how many are issued and still to be paid. One statement. */
export const paidByTaker = (db: Reader, query: Asked): Promise<TakerCounts[]> => {
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  return db
    .select({ client_id: clients.id, name: clients.name, paid: count(isPaid), open: count(isOpen) })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(and(ofMonths(query), or(isPaid, isOpen)))
    .groupBy(clients.id)
    .orderBy(asc(clients.name), asc(clients.id));
};

/** For each taker and number of days after the issue: what came then. One statement. */
export const paidAfterByTaker = (db: Reader, query: Asked): Promise<(PaidAfter & { client_id: number })[]> =>
  db
    .select({ client_id: invoices.client_id, days: daysToPay, cents: sql<number>`sum(${payments.amount})`.mapWith(Number) })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(ofMonths(query), isOfWhollyPaid))
    .groupBy(invoices.client_id, daysToPay);
