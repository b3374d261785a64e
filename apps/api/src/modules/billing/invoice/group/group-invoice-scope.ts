import { GROUP_INVOICE_STATUSES } from '@esteto/domain/billing/invoice/group-invoice-status';
import { and, eq, gte, inArray, isNotNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';

/** The group as a professional's company knows it, its client, and the months in which the professional was accredited. */
export type Taker = { client_id: number; first: string; last: string | null; is_found: boolean };

/**
 * The invoices that the managers of a group may see: issued to the group itself, by the company of a professional, for a month in which they were
 * accredited (decision 018). What the same company issues to others is none of the group's business. A group is its CNPJ and those of its
 * branches, which begin with the same eight characters; staff writes it, whereas a unit's CNPJ is written by the managers themselves and opens
 * nothing. Who they are is asked first and named here, because only then does the database know that a page is full before many rows were read.
 */
export const issuedTo = (takers: Taker[]): SQL | undefined =>
  takers.length === 0
    ? sql`false`
    : and(inArray(invoices.status, GROUP_INVOICE_STATUSES), toThem(takers), ...accreditedInSameMonths(takers).map(onlyInTheirMonths));

export const toThem = (takers: Taker[]): SQL => inArray(invoices.client_id, idsOf(takers));

/** A company may have several professionals, each accredited in months of their own; most companies share theirs with others. */
const accreditedInSameMonths = (takers: Taker[]): Taker[][] => {
  const ofClients = [...Map.groupBy(takers, ({ client_id }) => client_id).values()];
  return [...Map.groupBy(ofClients, (ofClient) => ofClient.map(monthsOf).toSorted().join()).values()].map((group) => group.flat());
};

/** Said of the others, too ('not theirs, or …'): PostgreSQL then guesses well how many remain, and picks the right index. */
const onlyInTheirMonths = (takers: Taker[]): SQL | undefined =>
  or(
    notInArray(invoices.client_id, idsOf(takers)),
    ...[...new Map(takers.map((taker) => [monthsOf(taker), taker])).values()].map(({ first, last }) =>
      and(gte(invoices.competence, first), last === null ? undefined : lte(invoices.competence, last)),
    ),
  );

const monthsOf = ({ first, last }: Taker): string => `${first} ${last}`;

const idsOf = (takers: Taker[]): number[] => [...new Set(takers.map(({ client_id }) => client_id))];

/** Who is accredited in a group, or was. */
export const accreditedIn = (groupId: number): SQL | undefined =>
  and(eq(accreditations.group_id, groupId), isNotNull(accreditations.first_competence));

/** The accreditation held in the invoice's month. */
export const accreditedThen = sql`${invoices.competence} between ${accreditations.first_competence} and coalesce(${accreditations.last_competence}, '9999-12')`;

/** One statement. Found are those of a company that the text names; all when there is none. */
export const takersOf = (
  db: Reader,
  groupId: number,
  { professional_id, search }: { professional_id?: number | null; search?: string | null } = {},
): Promise<Taker[]> =>
  db
    .select({
      client_id: clients.id,
      first: sql<string>`${accreditations.first_competence}`,
      last: accreditations.last_competence,
      is_found: sql<boolean>`${containsKey(companies.search_key, search) ?? sql`true`}`,
    })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .innerJoin(companies, eq(companies.id, accreditations.company_id))
    .innerJoin(
      clients,
      and(
        eq(clients.company_id, accreditations.company_id),
        eq(clients.person_type, 'PJ'),
        sql`left(${clients.document}, 8) = left(${managementGroups.cnpj}, 8)`,
      ),
    )
    .where(and(accreditedIn(groupId), professional_id ? eq(accreditations.professional_id, professional_id) : undefined));
