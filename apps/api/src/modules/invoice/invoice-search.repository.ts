import { and, between, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { clients } from '../client/client.tables.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from './invoice.tables.ts';
import type { InvoiceScope } from './invoice-scope.ts';

/** By number, or by the client's name or document; staff also by the company's, which is that of the client. */
export const searched = async (db: Reader, scope: InvoiceScope, text: string): Promise<SQL | undefined> =>
  or(numbered(text), scope === 'every_company' ? await ofAnyClient(db, text) : ofOwnClient(db, scope, text));

const ofOwnClient = (db: Reader, { company_id }: Exclude<InvoiceScope, 'every_company'>, text: string): SQL =>
  inArray(
    invoices.client_id,
    db
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.company_id, company_id), containsKey(clients.search_key, text))),
  );

/** '118', or '2026/118' as the invoice is called. */
const numbered = (text: string): SQL | undefined => {
  const [, year, number] = /^(?:(20\d\d)\/)?(\d{1,15})$/.exec(text) ?? [];
  if (!number) return undefined;
  const ofYear = year ? between(invoices.issue_date, `${year}-01-01`, `${year}-12-31`) : undefined;
  return and(like(invoices.number, `${number}%`), ofYear);
};

/** Whoever matches is named, so that an index leads to their invoices; of more than these, a page is full before many rows were read in order. */
const FEW = 2048;

/** Clients who match by themselves or by their company. One statement. */
const ofAnyClient = async (db: Reader, text: string): Promise<SQL> => {
  const companyIds = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, text));
  const matching = db
    .select({ id: clients.id })
    .from(clients)
    .where(or(containsKey(clients.search_key, text), inArray(clients.company_id, companyIds)));
  const ids = (
    await db
      .select()
      .from(matching.as('matching'))
      .limit(FEW + 1)
  ).map(({ id }) => id);
  return inArray(invoices.client_id, ids.length > FEW ? matching : toPowerOfTwo(ids));
};

/** With its last id said again up to 1, 2, 4, 8 …: statements of few lengths, each of which PostgreSQL plans once (named-statements.ts). */
const toPowerOfTwo = (ids: number[]): number[] => {
  const last = ids.at(-1);
  if (last === undefined) return [];
  return Array.from({ length: 2 ** Math.ceil(Math.log2(ids.length)) }, (_, place) => ids[place] ?? last);
};
