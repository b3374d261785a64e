import type { InvoiceDetail, InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import type { ListInput, Page } from '@esteto/contract/list';
import type { TakerKindFilter } from '@esteto/domain/billing/client/client-kinds';
import { type OwnInvoiceFilters, type ReceivableFilters, receivableFilters } from '@esteto/domain/billing/invoice/invoice-form';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { statusesOf } from '@esteto/domain/billing/invoice/invoice-stage';
import { type InvoiceStatus, OPEN_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import type { ConciergeFilter } from '@esteto/domain/company/company/concierge-filter';
import { and, asc, desc, eq, exists, getTableColumns, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type PageRequest, readPage } from '../../../platform/http/paging.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../tables/company/company-standing.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { invoiceRecurrences } from '../../../tables/invoice/invoice-recurrence.tables.ts';
import { attachments } from '../../../tables/invoice/requirement.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { toldTables } from '../../month/accounting-parameter/accounting-parameter-scope.ts';
import { countsAsRevenue, revenue } from '../../month/month/revenue-scope.ts';
import { expected } from './inflow-scope.ts';
import { type InvoiceScope, inScope, isLateOn } from './invoice-scope.ts';
import { searched } from './invoice-search.repository.ts';
import { partiesOfNote } from './parties-at-issue.ts';
import { shownPayments } from './payment.repository.ts';
import { exchangeOf } from './requirement.repository.ts';

const requesters = alias(users, 'requesters');
const responsibles = alias(users, 'responsibles');
const pdfs = alias(files, 'pdfs');
const xmls = alias(files, 'xmls');
const intermediaries = alias(clients, 'intermediaries');
const successors = alias(invoices, 'successors');

type Filters = Partial<ReceivableFilters & OwnInvoiceFilters>;
export type InvoiceQuery = ListInput & Filters;

export const list = async (db: Reader, scope: InvoiceScope, input: InvoiceQuery, today: string): Promise<Page<InvoiceRow>> =>
  pageOf(db, input, {
    defaultOrder: '-requested_at',
    where: and(inScope(scope), await filtered(db, scope, input, today)),
    sums: { gross_amount: invoices.gross_amount, revenue, received_amount: invoices.received_amount, net_amount: invoices.net_amount },
  });

/** A page of the invoices that meet a condition. */
export const pageOf = (
  db: Reader,
  input: ListInput,
  request: Pick<PageRequest, 'defaultOrder' | 'where' | 'sums'>,
): Promise<Page<InvoiceRow>> =>
  readPage(
    db,
    {
      input,
      orders: {
        requested_at: invoices.requested_at,
        competence: invoices.competence,
        due_date: invoices.due_order,
        net_amount: invoices.net_amount,
      },
      id: invoices.id,
      ...request,
    },
    (condition) => rows(db).where(condition),
  );

/** The newest first, and no more than are wanted. */
export const latest = async (db: Reader, scope: InvoiceScope, count: number, input: InvoiceQuery, today: string): Promise<InvoiceRow[]> =>
  rows(db)
    .where(and(inScope(scope), await filtered(db, scope, input, today)))
    .orderBy(desc(invoices.requested_at), desc(invoices.id))
    .limit(count);

const rows = (db: Reader) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      status: invoices.status,
      competence: invoices.competence,
      requested_at: invoices.requested_at,
      issue_date: invoices.issue_date,
      due_date: invoices.due_date,
      due_order: invoices.due_order,
      gross_amount: invoices.gross_amount,
      revenue: revenue.mapWith(Number),
      net_amount: invoices.net_amount,
      received_amount: invoices.received_amount,
      client_id: invoices.client_id,
      client_name: clients.name,
      company_id: invoices.company_id,
      company_name: companies.name,
      requested_by_name: requesters.name,
      responsible_name: responsibles.name,
      is_recurring: invoices.is_recurring,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .leftJoin(requesters, eq(requesters.id, invoices.requested_by))
    .leftJoin(responsibles, eq(responsibles.id, invoices.responsible_id));

/** Two statements: the invoice with its payments, and what staff asked and was sent. 404 when the scope does not hold it. */
export const detail = async (db: Reader, scope: InvoiceScope, id: number): Promise<InvoiceDetail> => {
  const [row] = await db
    .select({
      ...getTableColumns(invoices),
      open_substitute_id: openSubstitute(db),
      company: { id: companies.id, name: companies.name, cnpj: companies.cnpj, cpf: companies.cpf },
      client: { id: clients.id, name: clients.name, document: clients.document },
      intermediary: { id: intermediaries.id, name: intermediaries.name, document: intermediaries.document },
      requested_by_name: requesters.name,
      responsible_name: responsibles.name,
      pdf: { file: pdfs.id, name: pdfs.name, mime: pdfs.mime, size: pdfs.size, created_at: pdfs.created_at },
      payments: shownPayments(db),
      recurrence: getTableColumns(invoiceRecurrences),
      xml: { file: xmls.id, name: xmls.name, mime: xmls.mime, size: xmls.size, created_at: xmls.created_at },
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .leftJoin(intermediaries, eq(intermediaries.id, invoices.intermediary_id))
    .leftJoin(requesters, eq(requesters.id, invoices.requested_by))
    .leftJoin(responsibles, eq(responsibles.id, invoices.responsible_id))
    .leftJoin(invoiceRecurrences, eq(invoiceRecurrences.id, invoices.recurring_id))
    .leftJoin(pdfs, eq(pdfs.id, invoices.pdf_file_id))
    .leftJoin(xmls, eq(xmls.id, invoices.xml_file_id))
    .where(and(eq(invoices.id, id), inScope(scope)));
  if (!row) throw notFound();
  const { pdf, xml, ...invoice } = row;
  const kept = partiesOfNote(invoice);
  const company = { ...row.company, ...kept?.issuer };
  return {
    ...invoice,
    company: { id: company.id, name: company.name, document: company.cnpj ?? company.cpf },
    client: { ...row.client, ...kept?.taker },
    intermediary: row.intermediary && { ...row.intermediary, ...kept?.intermediary },
    has_mirror: invoice.authorized_at !== null,
    documents: [pdf, xml].filter((file) => file !== null),
    ...(await exchangeOf(db, id)),
  };
};

/** The note that shall take the place of the selected one and is not issued yet; there is one at most. */
const openSubstitute = (db: Reader) => {
  const successor = db
    .select({ id: successors.id })
    .from(successors)
    .where(and(eq(successors.substitutes_invoice_id, invoices.id), inArray(successors.status, OPEN_STATUSES)))
    .limit(1);
  return sql<number | null>`(${successor})`.mapWith(invoices.id);
};

/** The invoice with all that its PDF shows of company and client, as they were when it was issued. One statement. */
export const withParties = async (db: Reader, scope: InvoiceScope, id: number) => {
  const [row] = await db
    .select({ invoice: invoices, company: companies, client: clients })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .where(and(eq(invoices.id, id), inScope(scope)));
  if (!row) throw notFound();
  const kept = partiesOfNote(row.invoice);
  return { ...row, company: { ...row.company, ...kept?.issuer }, client: { ...row.client, ...kept?.taker } };
};
export type InvoiceWithParties = Awaited<ReturnType<typeof withParties>>;

/** A client and its company, and the tables of the law that staff told; 404 when it is another company's than the one named, as when there is none. */
export const partiesOf = async (db: Reader, { client_id, company_id }: { client_id: number; company_id: number | null }) => {
  const [row] = await db
    .select({ company: { ...getTableColumns(companies), ...companyStanding }, client: clients, law: toldTables })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(and(eq(clients.id, client_id), company_id === null ? undefined : eq(clients.company_id, company_id)));
  if (!row) throw notFound();
  return row;
};

/** The company that holds a file of this invoice; 404 when the file is none of it. */
export const companyOfFile = async (db: Reader, scope: InvoiceScope, id: number, file: string): Promise<number> => {
  const attached = exists(
    db
      .select({ id: attachments.id })
      .from(attachments)
      .where(and(eq(attachments.invoice_id, id), eq(attachments.file_id, file), isNull(attachments.removed_at))),
  );
  const [row] = await db
    .select({ company_id: invoices.company_id })
    .from(invoices)
    .where(and(eq(invoices.id, id), or(eq(invoices.pdf_file_id, file), eq(invoices.xml_file_id, file), attached), inScope(scope)));
  if (!row) throw notFound();
  return row.company_id;
};

/** Fell due before that day, still to be told so. */
const isDue = (today: string): SQL | undefined =>
  and(inArray(invoices.status, invoiceMachine.statusesFor('expire')), lt(invoices.due_order, today));

/** Some of those after one id. */
export const dueIds = async (db: Reader, today: string, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const due = and(isDue(today), gt(invoices.id, after));
  const rows = await db.select({ id: invoices.id }).from(invoices).where(due).orderBy(asc(invoices.id)).limit(limit);
  return rows.map(({ id }) => id);
};

/** Those that still are, locked; what somebody else holds is left out. */
export const lockDue = (db: Transaction, today: string, ids: readonly number[]) =>
  db
    .select()
    .from(invoices)
    .where(and(isDue(today), inArray(invoices.id, [...ids])))
    .for('update', { skipLocked: true });

/** What the filters of a list mean, in that scope. */
export const filtered = async (db: Reader, scope: InvoiceScope, input: InvoiceQuery, today: string): Promise<SQL | undefined> =>
  and(narrowedBy(db, scope, input, today), input.search ? await searched(db, scope, input.search) : undefined);

/** The same without what is searched for. */
const narrowedBy = (db: Reader, scope: InvoiceScope, input: Filters, today: string): SQL | undefined =>
  and(
    scope === 'every_company' ? (input.archived ? sql`${invoices.is_archived}` : sql`not ${invoices.is_archived}`) : undefined,
    input.status ? eq(invoices.status, input.responsible_id ? input.status : unguessed(input.status)) : undefined,
    input.stage ? inArray(invoices.status, statusesOf(input.stage)) : undefined,
    input.client_id ? eq(invoices.client_id, input.client_id) : undefined,
    input.company_id ? eq(invoices.company_id, input.company_id) : undefined,
    input.responsible_id ? eq(invoices.responsible_id, input.responsible_id) : undefined,
    input.concierge && input.concierge !== 'all' ? inArray(invoices.company_id, conciergeCompanies(db, input.concierge)) : undefined,
    ...inMonths(input),
    input.late ? isLateOn(today) : undefined,
    input.paid_late ? gt(invoices.paid_at, invoices.due_order) : undefined,
    input.recurring ? sql`${invoices.recurring_id} is not null` : undefined,
    input.taker_kind ? inArray(invoices.client_id, clientsOfKind(db, scope, input.taker_kind)) : undefined,
    input.revenue ? countsAsRevenue : undefined,
  );

/**
 * A status that PostgreSQL does not know while it plans. Knowing that nearly all are paid, it would look for them among the newest, where none is;
 * the index of each status has them in order. An analyst's few it does find best when it knows how few they are.
 */
const unguessed = (status: InvoiceStatus): SQL => sql`(select ${status}::text)`;

/** A single month is asked for as one: only then does its index give the order, too. */
const inMonths = ({ competence_from: from, competence_to: to }: Filters): (SQL | undefined)[] =>
  from && from === to
    ? [eq(invoices.competence, from)]
    : [from ? gte(invoices.competence, from) : undefined, to ? lte(invoices.competence, to) : undefined];

const clientsOfKind = (db: Reader, scope: InvoiceScope, kind: TakerKindFilter) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        scope === 'every_company' ? undefined : eq(clients.company_id, scope.company_id),
        kind === 'untold' ? isNull(clients.taker_kind) : eq(clients.taker_kind, kind),
      ),
    );

const conciergeCompanies = (db: Reader, concierge: Exclude<ConciergeFilter, 'all'>) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.is_concierge, concierge === '1'));

/** Invoices that wait for the staff, by what they wait for. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, today: string) => {
  const list = {
    from: invoices,
    person: invoices.responsible_id,
    amount: invoices.net_amount,
    where: (filters: Parameters<typeof narrowedBy>[2]) => narrowedBy(db, 'every_company', filters, today),
  };
  const inStatus = pile(receivableFilters, { ...list, since: invoices.status_at });
  return {
    invoices_requested: inStatus,
    invoices_in_preparation: inStatus,
    invoices_answered: inStatus,
    invoices_ready: inStatus,
    invoices_rejected: inStatus,
    invoices_cancellation: inStatus,
    // An invoice that was paid in part waits for the rest.
    invoices_late: pile(receivableFilters, {
      ...list,
      amount: sql`greatest(${expected} - ${invoices.received_amount}, 0)`,
      since: beginOf(invoices.due_order),
      due: invoices.due_order,
    }),
  };
};
