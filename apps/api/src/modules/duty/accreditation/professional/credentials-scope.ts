import { CREDENTIAL_STATUSES } from '@esteto/domain/duty/accreditation/accreditation-life';
import type { CredentialDocument, Credentials, HeldQualification } from '@esteto/domain/duty/accreditation/credentials';
import { type DossierKind, dossierName } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { accreditationDocuments, accreditations, dossierDocuments } from '../../../../tables/accreditation/accreditation.tables.ts';

// What a group knows of its professionals, for whoever reads it together with something else.

type Line = {
  kind: DossierKind | null;
  title: string | null;
  qualification_id: number | null;
} & Pick<CredentialDocument, 'status' | 'valid_until'>;

export type CredentialRow = Pick<Credentials, 'professional_id' | 'status' | 'valid_until' | 'unit_ids'> & { lines: Line[] };

/** Accreditations of the people whom the schedule knows: one row each, because what was refused or cancelled is no credential. */
export const isCredential = (): SQL => inArray(accreditations.status, [...CREDENTIAL_STATUSES]);

/** The lines of an accreditation that count, in a statement that reads its row. */
export const credentialLines = sql<Line[]>`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'title', v.title, 'qualification_id', d.qualification_id, 'status', d.status,
    'valid_until', d.valid_until) order by d.id), '[]')
  from ${accreditationDocuments} d left join ${dossierDocuments} v on v.id = d.document_id
  where d.accreditation_id = accreditations.id and (d.is_required or d.document_id is not null))`;

export const credentialsIn = ({ lines, ...row }: CredentialRow): Credentials => ({
  ...row,
  documents: lines.flatMap(documentOf),
  qualifications: lines.flatMap(heldOf),
});

const documentOf = ({ kind, title, status, valid_until }: Line): CredentialDocument[] =>
  kind === null ? [] : [{ label: dossierName({ kind, title }), status, valid_until }];

const heldOf = ({ qualification_id, status, valid_until }: Line): HeldQualification[] =>
  qualification_id === null ? [] : [{ qualification_id, status, valid_until }];
