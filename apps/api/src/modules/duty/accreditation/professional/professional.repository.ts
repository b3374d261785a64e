import type { ProfessionalRow } from '@esteto/contract/duty/professional';
import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { accreditationDocuments, accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { withinUnits } from '../unit-scope.ts';
import { credentialLines, credentialsIn, isCredential } from './credentials-scope.ts';

const credentialed = (groupId: number): SQL | undefined => and(eq(accreditations.group_id, groupId), isCredential());

export const list = (db: Reader, groupId: number, unitIds: readonly number[] | null, today: string): Promise<ProfessionalRow[]> =>
  db
    .select({
      id: users.id,
      accreditation_id: accreditations.id,
      name: users.name,
      avatar_url: users.avatar_url,
      status: accreditations.status,
      crm_number: accreditations.crm_number,
      crm_state: accreditations.crm_state,
      specialty: accreditations.specialty,
      unit_ids: accreditations.unit_ids,
      qualification_ids: sql<number[]>`(
        select coalesce(json_agg(d.qualification_id order by d.qualification_id), '[]') from ${accreditationDocuments} d
        where d.accreditation_id = accreditations.id and d.qualification_id is not null and d.status = 'approved'
          and (d.valid_until is null or d.valid_until >= ${today}))`,
    })
    .from(accreditations)
    .innerJoin(users, eq(users.id, accreditations.professional_id))
    .where(and(credentialed(groupId), withinUnits(unitIds)))
    .orderBy(asc(users.name), asc(users.id));

/** What the group knows of its professionals (`professionalIds` null: of all). One statement. */
export const credentialsOf = async (db: Reader, groupId: number, professionalIds: readonly number[] | null): Promise<Credentials[]> => {
  const rows = await db
    .select({
      professional_id: accreditations.professional_id,
      status: accreditations.status,
      valid_until: accreditations.valid_until,
      unit_ids: accreditations.unit_ids,
      lines: credentialLines,
    })
    .from(accreditations)
    .where(and(credentialed(groupId), professionalIds === null ? undefined : inArray(accreditations.professional_id, [...professionalIds])))
    .orderBy(asc(accreditations.professional_id));
  return rows.map(credentialsIn);
};
