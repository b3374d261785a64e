import { GROUP_INVOICE_STATUSES } from '@esteto/domain/invoice/group-invoice-status';
import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { accreditations } from '../accreditation/accreditation.tables.ts';
import { clients } from '../client/client.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { invoices } from './invoice.tables.ts';

/** The group as a professional's company knows it, its client, and the months in which the professional was accredited. */
export type Taker = { client_id: number; first: string; last: string | null };

/**
 * The invoices that the managers of a group may see: issued to the group itself, by the company of a professional, for a month in which they were
 * accredited (decision 018). What the same company issues to others is none of the group's business. A group is its CNPJ and those of its
 * branches, which begin with the same eight characters; staff writes it, whereas a unit's CNPJ is written by the managers themselves and opens
 * nothing. Who they are is asked first and named here, because only then does the database know that a page is full before many rows were read.
 */
export const issuedTo = (takers: Taker[]): SQL | undefined =>
  takers.length === 0
    ? sql`false`
    : and(
        inArray(invoices.status, GROUP_INVOICE_STATUSES),
        or(...[...Map.groupBy(takers, ({ first, last }) => `${first} ${last}`).values()].map(inTheirMonths)),
      );

/** All of them were accredited in the same months. */
const inTheirMonths = (takers: Taker[]): SQL | undefined => {
  const [taker] = takers;
  return (
    taker &&
    and(
      inArray(
        invoices.client_id,
        takers.map(({ client_id }) => client_id),
      ),
      gte(invoices.competence, taker.first),
      taker.last === null ? undefined : lte(invoices.competence, taker.last),
    )
  );
};

/** Who is accredited in a group, or was. */
export const accreditedIn = (groupId: number): SQL | undefined =>
  and(eq(accreditations.group_id, groupId), isNotNull(accreditations.first_competence));

/** In the month of the invoice. */
export const accreditedThen = sql`${invoices.competence} between ${accreditations.first_competence} and coalesce(${accreditations.last_competence}, '9999-12')`;

/** One statement. */
export const takersOf = (db: Reader, groupId: number, professionalId: number | null = null): Promise<Taker[]> =>
  db
    .select({ client_id: clients.id, first: sql<string>`${accreditations.first_competence}`, last: accreditations.last_competence })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .innerJoin(
      clients,
      and(
        eq(clients.company_id, accreditations.company_id),
        eq(clients.person_type, 'PJ'),
        sql`left(${clients.document}, 8) = left(${managementGroups.cnpj}, 8)`,
      ),
    )
    .where(and(accreditedIn(groupId), professionalId === null ? undefined : eq(accreditations.professional_id, professionalId)));
