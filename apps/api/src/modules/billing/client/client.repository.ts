import type { AdminClientDetail, AdminClientRow } from '@esteto/contract/billing/client';
import { type ListInput, PAGE_SIZE, type Page } from '@esteto/contract/list';
import type { ClientOptionQuery, FilterOption } from '@esteto/contract/office/filter-option';
import type { ClientFilters, ClientForm } from '@esteto/domain/billing/client/client-form';
import { type ClientAction, type ClientActor, clientMachine } from '@esteto/domain/billing/client/client-life';
import { INVOICE_STATUSES, isReceivable } from '@esteto/domain/billing/invoice/invoice-status';
import { averageDaysToPay, type PaidAfter } from '@esteto/domain/billing/payment/days-to-pay';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { type InvoiceScope, inScope as invoicesInScope } from '../invoice/invoice-scope.ts';
import { daysToPay, isOfWhollyPaid } from '../invoice/paid-after-scope.ts';

/** The company whose clients they are, and the invoices that the person may see: balances are summed from those alone. Staff: every company's. */
export type ClientScope = 'every_company' | { company_id: number; invoices: InvoiceScope };

type ClientQuery = ListInput & Partial<ClientFilters> & { company_id?: number | null };

export const list = (db: Reader, scope: ClientScope, input: ClientQuery): Promise<Page<AdminClientRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: clients.name, created_at: clients.created_at },
      defaultOrder: 'name',
      id: clients.id,
      where: and(
        inScope(scope),
        input.company_id ? eq(clients.company_id, input.company_id) : undefined,
        input.status ? eq(clients.status, input.status) : ne(clients.status, 'archived'),
        input.taker_kind ? eq(clients.taker_kind, input.taker_kind) : undefined,
        containsKey(clients.search_key, input.search),
      ),
      sums: { open_balance: sql`(${balanceOfEach(db, invoicesOf(scope))})` },
      // Each has its invoices to be looked through.
      sumLimit: 1_000,
    },
    (where) =>
      db
        .select({
          id: clients.id,
          person_type: clients.person_type,
          document: clients.document,
          name: clients.name,
          fantasy_name: clients.fantasy_name,
          email: clients.email,
          phone: clients.phone,
          status: clients.status,
          open_balance: sql<number>`(${balanceOfEach(db, invoicesOf(scope))})`.mapWith(Number),
          created_at: clients.created_at,
          company_id: clients.company_id,
          company_name: companies.name,
        })
        .from(clients)
        .innerJoin(companies, eq(companies.id, clients.company_id))
        .where(where),
  );

/** Two statements: the client, and what its invoices say of it. */
export const detail = async (db: Reader, scope: ClientScope, id: number): Promise<AdminClientDetail> => {
  const [row] = await db
    .select({ ...getTableColumns(clients), company_name: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(and(eq(clients.id, id), inScope(scope)));
  if (!row) throw notFound();
  return { ...row, ...(await figures(db, scope, id)) };
};

export const insert = (tx: Tx, company_id: number, form: ClientForm) =>
  tx.insert(clients, { ...form, ...derived(form), company_id }, { action: 'client.created', company_id });

/** Which client, in whose scope, and the version that the person saw. */
export type ClientKey = { id: number; version: number; scope: ClientScope };

export const update = async (tx: Tx, key: ClientKey, form: ClientForm) => {
  const before = await lock(tx, key);
  return tx.change(clients, before, { ...form, ...derived(form) }, { action: 'client.edited', company_id: before.company_id });
};

/** Refused with 422 and the actions that are legal when this one is not. */
export const move = async (tx: Tx, key: ClientKey, action: ClientAction, by: ClientActor) => {
  const before = await lock(tx, key);
  return tx.move(clients, clientMachine, before, { action, by });
};

const lock = (tx: Tx, { id, version, scope }: ClientKey) => tx.lock(clients, { id, version, scope: inScope(scope) });

const inScope = (scope: ClientScope): SQL | undefined => (scope === 'every_company' ? undefined : eq(clients.company_id, scope.company_id));

const invoicesOf = (scope: ClientScope): InvoiceScope => (scope === 'every_company' ? scope : scope.invoices);

const derived = ({ name, fantasy_name, document }: ClientForm) => ({
  search_key: searchKey([name, fantasy_name, document].filter(Boolean).join(' ')),
});

/** The domain's `balanceOf`, summed. */
const openBalance = sql<number>`coalesce(sum(${invoices.net_amount} - ${invoices.received_amount} - ${invoices.withheld_on_payment}) filter (where ${inArray(
  invoices.status,
  INVOICE_STATUSES.filter(isReceivable),
)}), 0)`;

/** For each client of a list: what is still to be received from it. */
const balanceOfEach = (db: Reader, scope: InvoiceScope) =>
  db
    .select({ open_balance: openBalance.as('open_balance') })
    .from(invoices)
    .where(and(eq(invoices.client_id, clients.id), invoicesInScope(scope)));

const figures = async (db: Reader, scope: ClientScope, id: number) => {
  const paid = sql`${invoices.paid_at} is not null`;
  const [row] = await db
    .select({
      open_balance: openBalance.mapWith(Number),
      invoice_count: sql<number>`count(*)`.mapWith(Number),
      paid_after: sql<PaidAfter[]>`(select coalesce(json_agg(paid_after), '[]') from ${paidAfter(db, scope, id)} as paid_after)`,
      late_share: sql<string | null>`round(avg((${invoices.paid_at} > ${invoices.due_order})::int) filter (where ${paid}), 4)::text`,
    })
    .from(invoices)
    .where(and(eq(invoices.client_id, id), invoicesInScope(invoicesOf(scope))));
  if (!row) throw notFound();
  const { paid_after, ...sums } = row;
  return { ...sums, avg_days_to_pay: averageDaysToPay(paid_after) };
};

/** For each number of days after the issue: what came then, of invoices that are wholly paid. */
const paidAfter = (db: Reader, scope: ClientScope, id: number) =>
  db
    .select({ days: daysToPay.as('days'), cents: sql<number>`sum(${payments.amount})`.as('cents') })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(invoices.client_id, id), invoicesInScope(invoicesOf(scope)), isOfWhollyPaid))
    .groupBy(daysToPay);

/** A few clients, in order of their names; of every company, the company tells those of one name apart. */
export const clientOptions = async (db: Reader, { search, id, company_id, active }: ClientOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: clients.id, label: clients.name, document: clients.document, person_type: clients.person_type, company: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(
      and(
        id === null ? containsKey(clients.search_key, search) : eq(clients.id, id),
        company_id === null ? undefined : eq(clients.company_id, company_id),
        active ? eq(clients.status, 'active') : undefined,
      ),
    )
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(PAGE_SIZE);
  return rows.map(({ document, person_type, company, ...row }) => ({
    ...row,
    detail: [document && shownDocument(document, person_type), company_id === null && company].filter(Boolean).join(' · ') || null,
  }));
};
