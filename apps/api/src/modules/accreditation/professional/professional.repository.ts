import type { ProfessionalRow } from '@esteto/contract/professional';
import { CREDENTIAL_STATUSES } from '@esteto/domain/accreditation/accreditation-life';
import type { CredentialDocument, Credentials, HeldQualification } from '@esteto/domain/accreditation/credentials';
import { type DossierKind, dossierName } from '@esteto/domain/accreditation/dossier-kinds';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { users } from '../../user/user.tables.ts';
import { accreditationDocuments, accreditations, dossierDocuments } from '../accreditation.tables.ts';
import { withinUnits } from '../unit-scope.ts';

/** Of whom the schedule knows something: one row each, because what was refused or cancelled is none. */
const known = (groupId: number): SQL | undefined =>
  and(eq(accreditations.group_id, groupId), inArray(accreditations.status, [...CREDENTIAL_STATUSES]));

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
        where d.accreditation_id = accreditations.id and d.qualification_id is not null and d.status in ('approved', 'waived')
          and (d.valid_until is null or d.valid_until >= ${today}))`,
    })
    .from(accreditations)
    .innerJoin(users, eq(users.id, accreditations.professional_id))
    .where(and(known(groupId), withinUnits(unitIds)))
    .orderBy(asc(users.name), asc(users.id));

type Line = {
  kind: DossierKind | null;
  title: string | null;
  qualification_id: number | null;
} & Pick<CredentialDocument, 'status' | 'valid_until'>;

/** What the group knows of its professionals (`professionalIds` null: of all). One statement. */
export const credentialsOf = async (db: Reader, groupId: number, professionalIds: readonly number[] | null): Promise<Credentials[]> => {
  const rows = await db
    .select({
      professional_id: accreditations.professional_id,
      status: accreditations.status,
      valid_until: accreditations.valid_until,
      unit_ids: accreditations.unit_ids,
      lines: sql<Line[]>`(
        select coalesce(json_agg(json_build_object('kind', d.kind, 'title', v.title, 'qualification_id', d.qualification_id, 'status', d.status,
          'valid_until', d.valid_until) order by d.id), '[]')
        from ${accreditationDocuments} d left join ${dossierDocuments} v on v.id = d.document_id
        where d.accreditation_id = accreditations.id and (d.is_required or d.document_id is not null))`,
    })
    .from(accreditations)
    .where(and(known(groupId), professionalIds === null ? undefined : inArray(accreditations.professional_id, [...professionalIds])))
    .orderBy(asc(accreditations.professional_id));
  return rows.map(({ lines, ...row }) => ({ ...row, documents: lines.flatMap(documentOf), qualifications: lines.flatMap(heldOf) }));
};

const documentOf = ({ kind, title, status, valid_until }: Line): CredentialDocument[] =>
  kind === null ? [] : [{ label: dossierName({ kind, title }), status, valid_until }];

const heldOf = ({ qualification_id, status, valid_until }: Line): HeldQualification[] =>
  qualification_id === null ? [] : [{ qualification_id, status, valid_until }];
