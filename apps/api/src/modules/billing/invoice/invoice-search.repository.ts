import { and, between, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import type { InvoiceScope } from './invoice-scope.ts';

/** By number, or by the client's name or document; staff also by the company's, which is that of the client. Runs one statement: who matches. */
export const searched = async (db: Reader, scope: InvoiceScope, text: string): Promise<SQL | undefined> =>
  or(numbered(text), await ofClients(db, matchingClients(db, scope, text)));

const matchingClients = (db: Reader, scope: InvoiceScope, text: string) => {
  const byThemselves = containsKey(clients.search_key, text);
  const companyIds = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, text));
  return db
    .select({ id: clients.id })
    .from(clients)
    .where(
      scope === 'every_company'
        ? or(byThemselves, inArray(clients.company_id, companyIds))
        : and(byThemselves, eq(clients.company_id, scope.company_id)),
    );
};

/** '118', or '2026/118' as the invoice is called. */
const numbered = (text: string): SQL | undefined => {
  const [, year, number] = /^(?:(20\d\d)\/)?(\d{1,15})$/.exec(text) ?? [];
  if (!number) return undefined;
  const ofYear = year ? between(invoices.issue_date, `${year}-01-01`, `${year}-12-31`) : undefined;
  return and(like(invoices.number, `${number}%`), ofYear);
};

/** Whoever matches is named, so that an index leads to their invoices; of more than these, a page is full before many rows were read in order. */
const FEW = 2048;

const ofClients = async (db: Reader, matching: ReturnType<typeof matchingClients>): Promise<SQL> => {
  const ids = (
    await db
      .select()
      .from(matching.as('matching'))
      .limit(FEW + 1)
  ).map(({ id }) => id);
  return inArray(invoices.client_id, ids.length > FEW ? matching : ids);
};
