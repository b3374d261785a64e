import { and, between, eq, inArray, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { clients } from '../client/client.tables.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from './invoice.tables.ts';
import type { InvoiceScope } from './invoice-scope.ts';

/** By number, or by the client's name or document; staff also by the company's. */
export const searched = async (db: Reader, scope: InvoiceScope, text: string): Promise<SQL | undefined> => {
  const byNumber = numbered(text);
  const ofClient = containsKey(clients.search_key, text);
  if (scope !== 'every_company') {
    const own = db
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.company_id, scope.company_id), ofClient));
    return or(byNumber, inArray(invoices.client_id, own));
  }
  const clientIds = db.select({ id: clients.id }).from(clients).where(ofClient);
  const companyIds = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, text));
  const found = await atMost(db, FEW, clientIds, companyIds);
  return found
    ? or(byNumber, inArray(invoices.client_id, found.clients), inArray(invoices.company_id, found.companies))
    : or(byNumber, inArray(invoices.client_id, clientIds), inArray(invoices.company_id, companyIds));
};

/** '118', or '2026/118' as the invoice is called. */
const numbered = (text: string): SQL | undefined => {
  const [, year, number] = /^(?:(20\d\d)\/)?(\d{1,15})$/.exec(text) ?? [];
  if (!number) return undefined;
  const ofYear = year ? between(invoices.issue_date, `${year}-01-01`, `${year}-12-31`) : undefined;
  return and(like(invoices.number, `${number}%`), ofYear);
};

/** Few who match are looked up by index. Where many do, a page is full before many rows were read in order, and no list of them is needed. */
const FEW = 200;

/** Who matches, when it is not too many; null when it is. One statement. */
const atMost = async (
  db: Reader,
  limit: number,
  ofClients: SQLWrapper,
  ofCompanies: SQLWrapper,
): Promise<{ clients: number[]; companies: number[] } | null> => {
  const { rows } = await db.execute<{ kind: 'client' | 'company'; id: string }>(sql`
    (select 'client' as kind, id from ${ofClients} as matching limit ${limit + 1}) union all
    (select 'company', id from ${ofCompanies} as matching limit ${limit + 1})`);
  const of = (kind: string): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => Number(id));
  const found = { clients: of('client'), companies: of('company') };
  return found.clients.length > limit || found.companies.length > limit ? null : found;
};
