import { DEAD_STATUSES, INVOICE_STATUSES, isIssued } from '@esteto/domain/invoice/invoice-status';
import { and, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { invoices } from '../../tables/invoice/invoice.tables.ts';

// What of an invoice is revenue of its competence, for every statement that adds some up.

/** Unconditional discounts are none. */
export const revenue = sql<number>`${invoices.gross_amount} - coalesce(${invoices.unconditional_discount}, 0)`;

/** A note that is to replace another counts once it is issued: until then the one that it replaces does. */
export const isNoDouble = or(isNull(invoices.substitutes_invoice_id), inArray(invoices.status, INVOICE_STATUSES.filter(isIssued)));

/** What was asked for counts too, what died does not. */
export const countsAsRevenue = and(notInArray(invoices.status, [...DEAD_STATUSES]), isNoDouble);
