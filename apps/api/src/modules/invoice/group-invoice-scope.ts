import { GROUP_INVOICE_STATUSES } from '@esteto/domain/invoice/group-invoice-status';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { accreditations } from '../accreditation/accreditation.tables.ts';
import { clients } from '../client/client.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { invoices } from './invoice.tables.ts';

/**
 * The invoices that the managers of a group may see: issued to the group itself, by the company of a professional, for a month in which they were
 * accredited (decision 018). What the same company issues to others is none of the group's business. A group is its CNPJ and those of its
 * branches, which begin with the same eight characters; staff writes it, whereas a unit's CNPJ is written by the managers themselves and opens
 * nothing.
 */
export const inGroup = (db: Reader, groupId: number, professionalId: number | null = null): SQL | undefined =>
  and(inArray(invoices.status, GROUP_INVOICE_STATUSES), inArray(invoices.client_id, takers(db, groupId, professionalId)));

/** Who is accredited in a group, or was. */
export const accreditedIn = (groupId: number): SQL | undefined =>
  and(eq(accreditations.group_id, groupId), isNotNull(accreditations.first_competence));

/** In the month of the invoice. */
export const accreditedThen = sql`${invoices.competence} between ${accreditations.first_competence} and coalesce(${accreditations.last_competence}, '9999-12')`;

/** The group as its professionals' companies know it: a client of each. */
const takers = (db: Reader, groupId: number, professionalId: number | null) =>
  db
    .select({ id: clients.id })
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
    .where(
      and(accreditedIn(groupId), accreditedThen, professionalId === null ? undefined : eq(accreditations.professional_id, professionalId)),
    );
