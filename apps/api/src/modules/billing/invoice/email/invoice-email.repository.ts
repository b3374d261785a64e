import type { InvoiceEmailRow } from '@esteto/contract/billing/receivable-answer';
import { and, desc, eq, getTableColumns, gt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { type InvoiceEmailRecord, invoiceEmails } from '../../../../tables/invoice/invoice-email.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

const pdfs = alias(files, 'pdfs');
const xmls = alias(files, 'xmls');

/** Messages of an invoice, newest first. */
export const shownOf = (db: Reader, invoice_id: number): Promise<InvoiceEmailRow[]> =>
  db
    .select({ ...getTableColumns(invoiceEmails), sent_by_name: users.name })
    .from(invoiceEmails)
    .leftJoin(users, eq(users.id, invoiceEmails.created_by))
    .where(eq(invoiceEmails.invoice_id, invoice_id))
    .orderBy(desc(invoiceEmails.id));

/** All that a message needs: the invoice, its parties and the names of its files. One statement. */
export const forMessage = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      invoice: invoices,
      company: companies,
      client: clients,
      pdf_name: pdfs.name,
      xml_name: xmls.name,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .leftJoin(pdfs, eq(pdfs.id, invoices.pdf_file_id))
    .leftJoin(xmls, eq(xmls.id, invoices.xml_file_id))
    .where(eq(invoices.id, id));
  if (!row) throw notFound();
  return row;
};
export type InvoiceForMessage = Awaited<ReturnType<typeof forMessage>>;

/** The message that has waited longest for its try, locked; those that somebody else holds are left out. */
export const lockDue = async (db: Transaction, now: string): Promise<InvoiceEmailRecord | null> => {
  const [row] = await db
    .select()
    .from(invoiceEmails)
    .where(lte(invoiceEmails.next_try_at, now))
    .orderBy(invoiceEmails.next_try_at)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
};

/** The message of that key, locked. */
export const lockByKey = async (db: Transaction, key: string): Promise<InvoiceEmailRecord | null> => {
  const [row] = await db.select().from(invoiceEmails).where(eq(invoiceEmails.mail_key, key)).for('update');
  return row ?? null;
};

const MOST_SHOWN = 50;
const later = alias(invoiceEmails, 'later');

/** The last message of an invoice, where it did not arrive; the newest first, each with how many there are. */
export const undelivered = (db: Reader) =>
  db
    .select({
      id: invoiceEmails.id,
      invoice_id: invoiceEmails.invoice_id,
      company_name: companies.name,
      client_name: clients.name,
      failed_at: invoiceEmails.updated_at,
      error: invoiceEmails.error,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(invoiceEmails)
    .innerJoin(invoices, eq(invoices.id, invoiceEmails.invoice_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(
      and(
        sql`${invoiceEmails.status} = 'error'`,
        notExists(
          db
            .select({ id: later.id })
            .from(later)
            .where(and(eq(later.invoice_id, invoiceEmails.invoice_id), gt(later.id, invoiceEmails.id))),
        ),
      ),
    )
    .orderBy(desc(invoiceEmails.updated_at), desc(invoiceEmails.id))
    .limit(MOST_SHOWN);
