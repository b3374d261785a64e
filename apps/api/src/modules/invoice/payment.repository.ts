import type { InvoicePayment } from '@esteto/contract/invoice-answer';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';
import { payments } from './payment.tables.ts';

/** The payments of an invoice that count, whole rows. The caller has locked or found the invoice in its scope. */
export const countingOf = (db: Reader, invoice_id: number) => db.select().from(payments).where(counts(invoice_id));

/** The same as they are shown, first come first. */
export const shownOf = (db: Reader, invoice_id: number): Promise<InvoicePayment[]> =>
  db
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
      recorded_by_name: users.name,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.created_by))
    .where(counts(invoice_id))
    .orderBy(asc(payments.date), asc(payments.id));

const counts = (invoice_id: number) => and(eq(payments.invoice_id, invoice_id), isNull(payments.undone_at));
