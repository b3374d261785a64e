import type { GroupInvoiceDetail, GroupInvoiceRow, groupInvoice } from '@esteto/contract/billing/group-invoice';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { GroupInvoiceStatus } from '@esteto/domain/billing/invoice/group-invoice-status';
import { and, asc, eq, getTableColumns, gte, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { partiesOfNote } from '../parties-at-issue.ts';
import { accreditedIn, accreditedThen, issuedTo, type Taker, takersOf, toThem } from './group-invoice-scope.ts';

type ListInput = InputOf<typeof groupInvoice.list>;

/** Three statements: to whom, the page and the total. */
export const list = async (db: Reader, groupId: number, input: ListInput): Promise<Page<GroupInvoiceRow>> =>
  readPage(
    db,
    {
      input,
      orders: { competence: invoices.competence, due_date: invoices.due_order, net_amount: invoices.net_amount },
      defaultOrder: '-competence',
      id: invoices.id,
      where: and(searched(await takersOf(db, groupId, input), input.search), filtered(input)),
      sums: { gross_amount: invoices.gross_amount, net_amount: invoices.net_amount },
    },
    (where) =>
      db
        .select({
          id: invoices.id,
          number: invoices.number,
          status: issuedStatus,
          competence: invoices.competence,
          issue_date: invoices.issue_date,
          due_date: invoices.due_date,
          due_order: invoices.due_order,
          gross_amount: invoices.gross_amount,
          net_amount: invoices.net_amount,
          company_name: companies.name,
          professional_names: professionalNames(groupId),
          client_name: clients.name,
        })
        .from(invoices)
        .innerJoin(clients, eq(clients.id, invoices.client_id))
        .innerJoin(companies, eq(companies.id, invoices.company_id))
        .where(where),
  );

/** Two statements. 404 when the group may not see it. */
export const detail = async (db: Reader, groupId: number, id: number): Promise<GroupInvoiceDetail> => {
  const [row] = await db
    .select({
      ...getTableColumns(invoices),
      status: issuedStatus,
      company: { name: companies.name, document: companies.cnpj },
      client: { name: clients.name, document: clients.document },
      professional_names: professionalNames(groupId),
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .where(and(eq(invoices.id, id), issuedTo(await takersOf(db, groupId))));
  if (!row) throw notFound();
  const kept = partiesOfNote(row);
  const company = kept ? { name: kept.issuer.name, document: kept.issuer.cnpj } : row.company;
  return { ...row, company, client: { ...row.client, ...kept?.taker } };
};

/** Who is accredited in the group or was, by name. */
export const professionals = (db: Reader, groupId: number): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(accreditations)
    .innerJoin(users, eq(users.id, accreditations.professional_id))
    .where(accreditedIn(groupId))
    .orderBy(asc(users.name), asc(users.id));

/** Every query here asks only for these. */
const issuedStatus = sql<GroupInvoiceStatus>`${invoices.status}`;

/** Names of the professionals of the invoice's company who were accredited in the group in its month: one company may have several. */
const professionalNames = (groupId: number): SQL<string> => sql<string>`(
  select string_agg(${users.name}, ', ' order by ${users.name}) from ${accreditations}
  join ${users} on ${users.id} = ${accreditations.professional_id}
  where ${accreditedIn(groupId)} and ${accreditedThen} and ${accreditations.company_id} = ${invoices.company_id})`;

const filtered = (input: ListInput): SQL | undefined =>
  and(
    input.status ? eq(invoices.status, input.status) : undefined,
    input.competence_from ? gte(invoices.competence, input.competence_from) : undefined,
    input.competence_to ? lte(invoices.competence, input.competence_to) : undefined,
  );

/** Searches the number and the company's name. */
const searched = (takers: Taker[], text: string | null | undefined): SQL | undefined => {
  const matching = takers.filter(({ is_found }) => is_found);
  return text && /^\d{1,15}$/.test(text)
    ? and(issuedTo(takers), or(like(invoices.number, `${text}%`), toThem(matching)))
    : issuedTo(matching);
};
