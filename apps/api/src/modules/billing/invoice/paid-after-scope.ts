import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';

// How long clients take to pay, for every statement that asks it of payments and their invoices.

/** From the issue of the invoice to the payment. */
export const daysToPay = sql<number>`${payments.date} - ${invoices.issue_date}`;

/** What counts: the payments of invoices that are wholly paid. */
export const isOfWhollyPaid = and(isNotNull(invoices.paid_at), isNull(payments.undone_at));
