import type { DossierDocument } from '@esteto/contract/duty/accreditation-record';
import type { ownAccreditation as contract } from '@esteto/contract/duty/own-accreditation';
import type { InputOf } from '@esteto/contract/endpoint';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { dossierKindLabel, MOST_DOSSIER_DOCUMENTS } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { accreditationDocuments, accreditations, dossierDocuments } from '../../../../tables/accreditation/accreditation.tables.ts';
import { linesOf } from '../accreditation.repository.ts';
import { endedNow, hideLines, standingAt } from '../accreditation-write.ts';
import * as own from './own-accreditation.repository.ts';

type Of = { id: number };
type Sent = { file: UploadedFile };

/** More groups than anybody works for at a time. */
const MOST_GROUPS = 100;

/** A doctor's papers: once for all groups, and of no company. */
export const dossier = ({ db, work, files }: Pick<Deps, 'db' | 'work' | 'files'>) => ({
  dossier: ({ user }: CompanyActor): Promise<DossierDocument[]> => own.dossier(db, user.id),

  addDocument: (actor: CompanyActor, { body, file }: InputOf<typeof contract.addDocument> & Sent): Promise<DossierDocument> =>
    work(actor, async (tx) => {
      if ((await own.dossier(tx.db, actor.user.id)).length >= MOST_DOSSIER_DOCUMENTS)
        throw invalid({ file: `Cabem ${MOST_DOSSIER_DOCUMENTS} documentos no dossiê. Retire os que não servem.` });
      const file_id = await files.keep(tx, file, null);
      const kept = { ...body, user_id: actor.user.id, file_id };
      const { id } = await tx.insert(dossierDocuments, kept, { action: 'dossier_document.added' });
      return own.dossierDocument(tx.db, actor.user.id, id);
    }),

  /** What groups were shown stays what they see until the doctor shows them the new one. */
  replaceDocument: (actor: CompanyActor, { id, body, file }: InputOf<typeof contract.replaceDocument> & Sent): Promise<DossierDocument> =>
    work(actor, async (tx) => {
      const before = await tx.lock(dossierDocuments, { id, version: null, scope: own.current(actor.user.id) });
      if (before.kind !== body.kind)
        throw invalid({ kind: `Documento: este é de "${dossierKindLabel[before.kind]}". Guarde o outro como novo.` });
      const file_id = await files.keep(tx, file, null);
      await tx.change(dossierDocuments, before, { replaced_at: tx.now }, { action: 'dossier_document.replaced' });
      const kept = { ...body, user_id: actor.user.id, file_id, replaces_id: id };
      const made = await tx.insert(dossierDocuments, kept, { action: 'dossier_document.added' });
      return own.dossierDocument(tx.db, actor.user.id, made.id);
    }),

  removeDocument: (actor: CompanyActor, { id }: Of): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(dossierDocuments, { id, version: null, scope: own.current(actor.user.id) });
      await tx.change(dossierDocuments, before, { removed_at: tx.now }, { action: 'dossier_document.removed' });
      await hideEverywhere(tx, actor.user.id, id);
    }),

  documentFile: async ({ user }: CompanyActor, { id }: Of): Promise<FileAnswer> => files.read(db, await own.fileOf(db, user.id, id), null),
});

/** A paper that is taken away is seen by no group; whoever relied on it looks at the professional again. */
const hideEverywhere = async (tx: Tx, userId: number, documentId: number): Promise<void> => {
  const shown = tx.db
    .select({ id: accreditationDocuments.accreditation_id })
    .from(accreditationDocuments)
    .where(eq(accreditationDocuments.document_id, documentId));
  const touched = await tx.lockAll(accreditations, {
    scope: and(eq(accreditations.professional_id, userId), inArray(accreditations.id, shown)),
    most: MOST_GROUPS,
  });
  for (const one of touched) {
    if (one.status === 'awaiting_supervisor')
      throw new AppError(422, {
        message: 'Um grupo está decidindo com este documento. Retire-o depois da decisão, ou saia do grupo.',
        code: 'being_decided',
      });
    await hideLines(tx, one.id, documentId);
    if (!accreditationMachine.legalActions(one.status, 'doctor').includes('withdraw')) continue;
    const lines = (await linesOf(tx.db, [one.id])).get(one.id) ?? [];
    await tx.move(accreditations, accreditationMachine, one, { action: 'withdraw', by: 'doctor' }, ({ to }) => ({
      ...standingAt(tx, to, one, lines),
      ...endedNow(tx, one),
    }));
  }
};
