import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import type { AccreditationStatus } from '@esteto/domain/duty/accreditation/accreditation-life';
import { type Filled, stepOf } from '@esteto/domain/duty/accreditation/checklist';
import { DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import { REQUIRED_KINDS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accreditationDocuments, accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import type { users } from '../../../tables/user/user.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { AskedProof } from './accreditation.repository.ts';
import * as repository from './accreditation.repository.ts';

export type Accreditation = Row<typeof accreditations>;

/** More lines than any group asks for. */
export const MOST_LINES = 200;

export const lock = (tx: Tx, whose: repository.Whose, { id, version }: { id: number; version: number | null }): Promise<Accreditation> =>
  tx.lock(accreditations, { id, version, scope: repository.within(whose) });

/** What is written beside every status: since when, and at which step that is. */
export const standingAt = (tx: Tx, status: AccreditationStatus, filled: Filled, lines: AccreditationRecord['lines']) => ({
  status_since: tx.now,
  step: stepOf(status, filled, lines),
});

/** The month in which one that was in force ends (decision 018). */
export const endedNow = (tx: Tx, { first_competence, last_competence }: Accreditation) =>
  first_competence !== null && last_competence === null ? { last_competence: competenceOf(tx.today) } : {};

type Beginning = {
  /** The way in which it comes about: a group finds a doctor, an invitation's link is followed, or somebody applies. */
  by: 'internal' | 'invite' | 'application';
  group_id: number;
  /** Locked. */
  professional: Row<typeof users>;
  /** Beside which field it is said that there is one. */
  field: string;
  facts?: Partial<Accreditation>;
  /** The proofs that the group asks for, where they are known already. */
  proofs?: readonly AskedProof[];
};

/** One begins: by an invite, or because somebody applies. Doc Plantão is open to the person from now on. */
export const begin = async (
  tx: Tx,
  people: Pick<UserService, 'openFor'>,
  { by, field, facts, group_id, professional, proofs }: Beginning,
): Promise<Accreditation> => {
  const begun = await refuseTaken({ constraint: 'accreditations_group_professional', field, message: TAKEN[by] }, () =>
    tx.insert(
      accreditations,
      { ...facts, ...START[by], group_id, professional_id: professional.id, step: 'contact', status_since: tx.now },
      { action: by === 'application' ? 'accreditation.applied' : 'accreditation.invited' },
    ),
  );
  await people.openFor(tx, professional, DOC_PLANTAO);
  await askForPapers(tx, begun, proofs);
  return begun;
};

/** All that the group asks for. */
export const askForPapers = async (tx: Tx, of: { id: number; group_id: number }, required?: readonly AskedProof[]): Promise<void> => {
  const papers = REQUIRED_KINDS.map((kind) => ({ accreditation_id: of.id, status: 'awaiting_upload' as const, kind }));
  const proofs = (required ?? (await repository.missingProofs(tx.db, of))).map((proof) => repository.lineOf(of.id, proof));
  await tx.insertAll(accreditationDocuments, [...papers, ...proofs], { action: 'accreditation_document.asked' });
};

const START = {
  internal: { origin: 'internal', status: 'invited' },
  invite: { origin: 'invite', status: 'invited' },
  application: { origin: 'application', status: 'filling' },
} as const;

const TAKEN = {
  internal: 'Este médico já tem um credenciamento neste grupo. Veja-o na lista.',
  invite: 'Você já tem um credenciamento neste grupo.',
  application: 'Você já tem um credenciamento neste grupo.',
};

/** What the group asks for since it was last looked. */
export const addLines = async (tx: Tx, of: { id: number; group_id: number }): Promise<void> => {
  const missing = await repository.missingProofs(tx.db, of);
  const lines = missing.map((proof) => repository.lineOf(of.id, proof));
  if (lines.length > 0) await tx.insertAll(accreditationDocuments, lines, { action: 'accreditation_document.asked' });
};

/** The group sees no paper any more: of these, or of all. */
export const hideLines = async (tx: Tx, accreditationId: number, documentId?: number): Promise<void> => {
  const shown = await tx.lockAll(accreditationDocuments, {
    scope: and(
      eq(accreditationDocuments.accreditation_id, accreditationId),
      inArray(accreditationDocuments.status, accreditationDocumentMachine.statusesFor('withdraw')),
      documentId === undefined ? undefined : eq(accreditationDocuments.document_id, documentId),
    ),
    most: MOST_LINES,
  });
  const values = { document_id: null, valid_until: null, note: null, reviewed_by: null, ending_told: null };
  await tx.moveAll(accreditationDocuments, accreditationDocumentMachine, shown, { action: 'withdraw', by: 'doctor' }, values);
};
