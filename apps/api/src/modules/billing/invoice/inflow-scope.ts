import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';

// The money that comes in for an invoice, for every statement that adds some up.

/** What an invoice brings: what the client kept back when it paid will never come. */
export const expected = sql<number>`${invoices.net_amount} - ${invoices.withheld_on_payment}`;

/** The payments of an invoice that count and whose money came in those months. */
export const paidWithin = (from: string, to: string): SQL | undefined =>
  and(eq(payments.invoice_id, invoices.id), isNull(payments.undone_at), between(payments.date, firstDayOf(from), lastDayOf(to)));
