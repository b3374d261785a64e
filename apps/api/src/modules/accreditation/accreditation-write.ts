import type { AccreditationRecord } from '@esteto/contract/accreditation-record';
import { accreditationDocumentMachine } from '@esteto/domain/accreditation/accreditation-document-life';
import type { AccreditationStatus } from '@esteto/domain/accreditation/accreditation-life';
import { type Filled, stepOf } from '@esteto/domain/accreditation/checklist';
import { DOC_PLANTAO } from '@esteto/domain/accreditation/doc-plantao';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row } from '../../platform/work/record-table.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Tx } from '../../platform/work/work.ts';
import type { UserService } from '../user/user.service.ts';
import * as repository from './accreditation.repository.ts';
import { accreditationDocuments, accreditations } from './accreditation.tables.ts';

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

/** One begins: by an invite, or because somebody applies. Doc Plantão is open to the person from now on. */
export const begin = async (
  tx: Tx,
  users: Pick<UserService, 'giveFlag'>,
  {
    by,
    field,
    known = {},
    ...who
  }: { by: 'invite' | 'application'; group_id: number; professional_id: number; field: string; known?: Partial<Accreditation> },
): Promise<Accreditation> => {
  const isInvite = by === 'invite';
  const begun = await refuseTaken({ constraint: 'accreditations_group_professional', field, message: TAKEN[by] }, () =>
    tx.insert(
      accreditations,
      {
        ...who,
        origin: isInvite ? 'internal' : 'application',
        status: isInvite ? 'invited' : 'filling',
        step: 'contact',
        status_since: tx.now,
        consented_at: isInvite ? null : tx.now,
      },
      { action: isInvite ? 'accreditation.invited' : 'accreditation.applied' },
    ),
  );
  await users.giveFlag(tx, who.professional_id, DOC_PLANTAO);
  await addLines(tx, begun);
  return begun;
};

const TAKEN = {
  invite: 'Este médico já tem um credenciamento neste grupo. Veja-o na lista.',
  application: 'Você já tem um credenciamento neste grupo.',
};

/** What the group asks for since it was last looked. */
export const addLines = async (tx: Tx, of: { id: number; group_id: number }): Promise<void> => {
  const missing = await repository.missingLines(tx.db, of);
  if (missing.length > 0) await tx.insertAll(accreditationDocuments, missing, { action: 'accreditation_document.asked' });
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
