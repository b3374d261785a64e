import type { StaffFinds } from '@esteto/contract/office/staff-search';
import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Records = Omit<StaffFinds, 'invoices'>;
type Kind = keyof Records;

/** The first of each wanted kind by name, in one statement. */
export const findRecords = async (db: Reader, wanted: Record<Kind, boolean>, text: string, limit: number): Promise<Records> => {
  const rows = await unionAll(
    companiesFound(db, and(ifWanted(wanted.companies), containsKey(companies.search_key, text)), limit),
    doctorsFound(db, and(ifWanted(wanted.doctors), containsKey(users.search_key, text)), limit),
    clientsFound(db, and(ifWanted(wanted.clients), containsKey(clients.search_key, text)), limit),
    closingsFound(db, and(ifWanted(wanted.closings), containsKey(companies.search_key, text)), limit),
    obligationsFound(db, and(ifWanted(wanted.obligations), containsKey(companies.search_key, text)), limit),
  );
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const titleOf = (text: string): string => obligationTitle(JSON.parse(text) as Parameters<typeof obligationTitle>[0]);
  return {
    obligations: of('obligations').map(({ name, ...obligation }) => ({ ...obligation, title: titleOf(name) })),
    companies: of('companies'),
    doctors: of('doctors'),
    clients: of('clients'),
    closings: of('closings').map(({ name: month, ...closing }) => ({ ...closing, month })),
  };
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

/** The last months that are open, of the companies that are meant. */
const closingsFound = (db: Reader, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: kindOf('closings').as('kind'),
      id: closings.id,
      name: closings.month,
      company_id: companies.id,
      company_name: companies.name,
      document: sql<string | null>`${closings.fault}`.as('document'),
    })
    .from(closings)
    .innerJoin(companies, eq(companies.id, closings.company_id))
    .where(and(notInArray(closings.status, [...DONE_CLOSINGS]), where))
    .orderBy(desc(closings.month), asc(companies.name), asc(closings.id))
    .limit(limit);

/** What is still to be done of theirs, what falls due first on top. */
const obligationsFound = (db: Reader, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: kindOf('obligations').as('kind'),
      id: monthlyObligations.id,
      name: sql<string>`json_build_object('rule_key', ${monthlyObligations.rule_key}, 'rule_name', ${monthlyObligations.rule_name},
        'competence', ${monthlyObligations.competence})::text`.as('name'),
      company_id: companies.id,
      company_name: companies.name,
      document: sql<string | null>`${monthlyObligations.legal_date}::text`.as('document'),
    })
    .from(monthlyObligations)
    .innerJoin(companies, eq(companies.id, monthlyObligations.company_id))
    .where(and(inArray(monthlyObligations.status, OPEN_OBLIGATIONS), where))
    .orderBy(asc(monthlyObligations.due_order), asc(companies.name), asc(monthlyObligations.id))
    .limit(limit);
