import type { StaffFinds } from '@esteto/contract/office/staff-search';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Records = Omit<StaffFinds, 'invoices'>;
type Kind = keyof Records;

/** The first of each wanted kind by name, in one statement. */
export const findRecords = async (db: Reader, wanted: Record<Kind, boolean>, text: string, limit: number): Promise<Records> => {
  const rows = await unionAll(
    companiesFound(db, and(ifWanted(wanted.companies), containsKey(companies.search_key, text)), limit),
    doctorsFound(db, and(ifWanted(wanted.doctors), containsKey(users.search_key, text)), limit),
    clientsFound(db, and(ifWanted(wanted.clients), containsKey(clients.search_key, text)), limit),
  );
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  return { companies: of('companies'), doctors: of('doctors'), clients: of('clients') };
};

const ifWanted = (isWanted: boolean): SQL | undefined => (isWanted ? undefined : sql`false`);

const kindOf = (kind: Kind): SQL<Kind> => sql<Kind>`${kind}::text`;

const companiesFound = (db: Reader, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: kindOf('companies').as('kind'),
      id: companies.id,
      name: companies.name,
      company_id: companies.id,
      company_name: companies.name,
      document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`.as('document'),
    })
    .from(companies)
    .where(where)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit);

/** Partners who may still enter, once for each of their companies. */
const doctorsFound = (db: Reader, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: kindOf('doctors').as('kind'),
      id: users.id,
      name: users.name,
      company_id: companies.id,
      company_name: companies.name,
      document: sql<string | null>`null::text`.as('document'),
    })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.user_id, users.id), eq(memberships.user_type, 'partner')))
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .where(and(eq(users.is_active, true), where))
    .orderBy(asc(users.name), asc(users.id), asc(companies.name), asc(companies.id))
    .limit(limit);

/** As in the list of clients: not the archived ones. */
const clientsFound = (db: Reader, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: kindOf('clients').as('kind'),
      id: clients.id,
      name: clients.name,
      company_id: clients.company_id,
      company_name: companies.name,
      document: sql<string | null>`${clients.document}`.as('document'),
    })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.company_id))
    .where(and(ne(clients.status, 'archived'), where))
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(limit);
