import type { ClientDetail, ClientRow, client } from '@esteto/contract/client';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { ClientForm } from '@esteto/domain/client/client-form';
import { INVOICE_STATUSES, isReceivable } from '@esteto/domain/invoice/invoice-status';
import { averageDaysToPay, type PaidAfter } from '@esteto/domain/payment/days-to-pay';
import { searchKey } from '@esteto/domain/shared/text';
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { type InvoiceScope, inScope } from '../invoice/invoice-scope.ts';
import { payments } from '../invoice/payment.tables.ts';
import { clients } from './client.tables.ts';

/** The company whose clients they are, and the invoices that the person may see: balances are summed from those alone. */
export type ClientScope = { company_id: number; invoices: InvoiceScope };

export const list = (db: Reader, scope: ClientScope, input: InputOf<typeof client.list>): Promise<Page<ClientRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: clients.name, created_at: clients.created_at },
      defaultOrder: 'name',
      id: clients.id,
      where: and(
        inCompany(scope.company_id),
        input.status ? eq(clients.status, input.status) : ne(clients.status, 'archived'),
        input.taker_kind ? eq(clients.taker_kind, input.taker_kind) : undefined,
        containsKey(clients.search_key, input.search),
      ),
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
          open_balance: sql<number>`(${balanceOfEach(db, scope.invoices)})`.mapWith(Number),
          created_at: clients.created_at,
        })
        .from(clients)
        .where(where),
  );

/** Two statements: the client, and what its invoices say of it. */
export const detail = async (db: Reader, scope: ClientScope, id: number): Promise<ClientDetail> => {
  const [row] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), inCompany(scope.company_id)));
  if (!row) throw notFound();
  return { ...row, ...(await figures(db, scope, id)) };
};

export const insert = (tx: Tx, company_id: number, form: ClientForm) =>
  tx.insert(clients, { ...form, ...derived(form), company_id }, { action: 'client.created', company_id });

export const update = (tx: Tx, { id, version, company_id }: { id: number; version: number; company_id: number }, form: ClientForm) =>
  tx.update(clients, { id, version, scope: inCompany(company_id) }, { ...form, ...derived(form) }, { action: 'client.edited', company_id });

const inCompany = (company_id: number): SQL => eq(clients.company_id, company_id);

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
    .where(and(eq(invoices.client_id, clients.id), inScope(scope)));

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
    .where(and(eq(invoices.client_id, id), inScope(scope.invoices)));
  if (!row) throw notFound();
  const { paid_after, ...known } = row;
  return { ...known, avg_days_to_pay: averageDaysToPay(paid_after) };
};

/** For each number of days after the issue: what came then, of invoices that are wholly paid. */
const paidAfter = (db: Reader, scope: ClientScope, id: number) => {
  const days = sql<number>`${payments.date} - ${invoices.issue_date}`;
  return db
    .select({ days: days.as('days'), cents: sql<number>`sum(${payments.amount})`.as('cents') })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(invoices.client_id, id), inScope(scope.invoices), isNotNull(invoices.paid_at), isNull(payments.undone_at)))
    .groupBy(days);
};
