import type { InvoicePayment } from '@esteto/contract/billing/invoice-answer';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** The payments of an invoice that count, whole rows. The caller has locked or found the invoice in its scope. */
export const countingOf = (db: Reader, invoice_id: number) => db.select().from(payments).where(counts(invoice_id));

/** The same as they are shown, first come first: a column of a query over invoices. */
export const shownPayments = (db: Reader) => {
  const paid = db
    .select({
      id: payments.id,
      date: payments.date,
      amount: payments.amount,
      withheld_iss: payments.withheld_iss,
      withheld_irrf: payments.withheld_irrf,
      withheld_csrf: payments.withheld_csrf,
      withheld_inss: payments.withheld_inss,
      withheld_other: payments.withheld_other,
      note: payments.note,
      recorded_by_name: sql<string | null>`${users.name}`.as('recorded_by_name'),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.created_by))
    .where(counts(invoices.id))
    .as('paid');
  return sql<InvoicePayment[]>`(select coalesce(json_agg(paid order by paid.date, paid.id), '[]') from ${paid})`;
};

const counts = (invoice_id: number | typeof invoices.id) => and(eq(payments.invoice_id, invoice_id), isNull(payments.undone_at));
