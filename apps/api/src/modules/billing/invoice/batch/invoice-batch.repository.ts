import type { InvoiceBatchDetail, InvoiceSelection } from '@esteto/contract/billing/invoice-batch';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { and, asc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { type InvoiceBatchRecord, invoiceBatches, invoiceBatchRows } from '../../../../tables/invoice/invoice-batch.tables.ts';
import { invoiceEmails } from '../../../../tables/invoice/invoice-email.tables.ts';
import { filtered } from '../invoice.repository.ts';

const rows = invoiceBatchRows;

/** Puts the selected invoices into the batch, no more than `most`; answers how many they are. */
export const select = async (
  db: Transaction,
  batch_id: number,
  { invoice_ids, filters, except_ids }: InvoiceSelection,
  { most, today }: { most: number; today: string },
): Promise<number> => {
  const where = filters ? and(await filtered(db, 'every_company', filters, today), not(isOneOf(except_ids))) : isOneOf(invoice_ids);
  const selected = db
    .select({ batch_id: sql`${batch_id}::bigint`.as('batch_id'), invoice_id: sql`${invoices.id}`.as('invoice_id') })
    .from(invoices)
    .where(where)
    .limit(most);
  const { rowCount } = await db.execute(sql`insert into ${rows} (batch_id, invoice_id) ${selected}`);
  return rowCount ?? 0;
};

const isOneOf = (ids: readonly number[]): SQL => sql`${invoices.id} = any(${sql.param(ids.map(String))}::bigint[])`;

/** A row whose message went wrong has failed; one whose message is on its way still waits. */
const stateNow = sql<'waiting' | 'done' | 'failed'>`case
  when ${rows.email_id} is null then ${rows.state}
  when ${invoiceEmails.status} = 'success' then 'done'
  when ${invoiceEmails.status} in ('error', 'cancelled') then 'failed'
  else 'waiting' end`;

const MOST_FAILURES = 100;

/** Two statements; a third where something failed. */
export const detail = async (db: Reader, id: number): Promise<InvoiceBatchDetail> => {
  const [batch] = await db.select().from(invoiceBatches).where(eq(invoiceBatches.id, id));
  if (!batch) throw notFound();
  const [counts] = await db
    .select({ waiting: countOf('waiting'), done: countOf('done'), failed: countOf('failed') })
    .from(rows)
    .leftJoin(invoiceEmails, eq(invoiceEmails.id, rows.email_id))
    .where(eq(rows.batch_id, id));
  const { waiting = 0, done = 0, failed = 0 } = counts ?? {};
  const { action, created_at } = batch;
  return {
    id,
    action,
    created_at,
    total: waiting + done + failed,
    waiting,
    done,
    failed,
    has_file: action === 'export' && waiting === 0 && done > 0,
    failures: failed > 0 ? await failuresOf(db, id) : [],
  };
};

const countOf = (state: string) => sql<number>`count(*) filter (where ${stateNow} = ${state})`.mapWith(Number);

const failuresOf = async (db: Reader, id: number): Promise<InvoiceBatchDetail['failures']> => {
  const failed = await db
    .select({
      invoice_id: rows.invoice_id,
      number: invoices.number,
      issue_date: invoices.issue_date,
      competence: invoices.competence,
      client_name: clients.name,
      company_name: companies.name,
      error: sql<string>`coalesce(${invoiceEmails.error}, ${rows.error}, '')`,
    })
    .from(rows)
    .innerJoin(invoices, eq(invoices.id, rows.invoice_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .leftJoin(invoiceEmails, eq(invoiceEmails.id, rows.email_id))
    .where(and(eq(rows.batch_id, id), eq(stateNow, 'failed')))
    .orderBy(asc(rows.invoice_id))
    .limit(MOST_FAILURES);
  return failed.map(({ number, issue_date, competence, ...row }) => ({ ...row, title: invoiceTitle({ number, issue_date, competence }) }));
};

/** The lines of an export, in the order of the invoices; null while some are still to come. 404 when nothing is exported there. */
export const exported = async (db: Reader, batch_id: number): Promise<string[][] | null> => {
  const lines = await db
    .select({ state: rows.state, cells: rows.cells })
    .from(rows)
    .innerJoin(invoiceBatches, and(eq(invoiceBatches.id, rows.batch_id), eq(invoiceBatches.action, 'export')))
    .where(eq(rows.batch_id, batch_id))
    .orderBy(asc(rows.invoice_id));
  if (lines.length === 0) throw notFound();
  return lines.some(({ state }) => state === 'waiting') ? null : lines.flatMap(({ cells }) => (cells ? [cells] : []));
};

export const unfinished = (db: Reader): Promise<InvoiceBatchRecord[]> =>
  db.select().from(invoiceBatches).where(isNull(invoiceBatches.finished_at)).orderBy(asc(invoiceBatches.id));

/** The next invoice that waits, locked until what is done to it is done; those that somebody else holds are left out. */
export const lockNext = async (db: Transaction, batch_id: number): Promise<number | null> => {
  const [row] = await db
    .select({ invoice_id: rows.invoice_id })
    .from(rows)
    .where(and(eq(rows.batch_id, batch_id), eq(rows.state, 'waiting')))
    .orderBy(asc(rows.invoice_id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.invoice_id ?? null;
};

export type RowResult = { email_id?: number; cells?: string[] };

export const settle = (db: Transaction, batch_id: number, invoice_id: number, result: RowResult) =>
  db
    .update(rows)
    .set({ ...result, state: 'done', error: null })
    .where(rowOf(batch_id, invoice_id));

/** What another job has done meanwhile stays done. */
export const fail = (db: Transaction, batch_id: number, invoice_id: number, error: string) =>
  db
    .update(rows)
    .set({ state: 'failed', error })
    .where(and(rowOf(batch_id, invoice_id), eq(rows.state, 'waiting')));

const rowOf = (batch_id: number, invoice_id: number): SQL | undefined => and(eq(rows.batch_id, batch_id), eq(rows.invoice_id, invoice_id));

/** Whether somebody still has a row to take up, or is at one. */
export const isWaiting = async (db: Transaction, batch_id: number): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(rows)
    .where(and(eq(rows.batch_id, batch_id), eq(rows.state, 'waiting')))
    .limit(1);
  return row !== undefined;
};

/** What failed waits again; answers how many. */
export const reopen = async (db: Transaction, batch_id: number): Promise<number> => {
  const unsent = db
    .select({ id: invoiceEmails.id })
    .from(invoiceEmails)
    .where(and(eq(invoiceEmails.id, rows.email_id), inArray(invoiceEmails.status, ['error', 'cancelled'])));
  const { rowCount } = await db
    .update(rows)
    .set({ state: 'waiting', error: null, email_id: null })
    .where(and(eq(rows.batch_id, batch_id), sql`(${rows.state} = 'failed' or exists ${unsent})`));
  return rowCount ?? 0;
};
