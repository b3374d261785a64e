import type { InputOf } from '@esteto/contract/endpoint';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardDocument as contract, WizardDocumentRow } from '@esteto/contract/opening/wizard-document';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { documentKindLabel, documentNeedLabel } from '@esteto/domain/opening/registration/registration-documents';
import { lackingPapers } from '@esteto/domain/opening/wizard/documents-asked';
import { wizardDocumentMachine } from '@esteto/domain/opening/wizard/wizard-document-life';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { wizardDocuments as table } from '../../../../tables/wizard/wizard-document.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { WizardService } from '../wizard.service.ts';
import * as documents from '../wizard-document.repository.ts';

/** More than anybody is asked for, several pages each. */
const MOST_DOCUMENTS = 60;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & { wizards: WizardService; notices: Pick<NoticeService, 'tell'> };

export type WizardDocumentService = ReturnType<typeof wizardDocumentService>;

export const wizardDocumentService = ({ db, work, clock, files, wizards, notices }: Parts) => {
  const hold = async (tx: Tx, actor: CompanyActor, version: number | null = null) => {
    const wizard = await wizards.lock(tx, actor, version);
    wizards.refuseAhead(wizard, 'documents');
    return wizard;
  };

  const lockOwn = (tx: Tx, { company }: CompanyActor, id: number, version: number | null) =>
    tx.lock(table, { id, version, scope: documents.ofCompany(company.company_id) });

  return {
    list: ({ company }: CompanyActor): Promise<WizardDocumentRow[]> => documents.list(db, company.company_id),

    /** For the team. */
    ofCompany: (company_id: number): Promise<WizardDocumentRow[]> => documents.list(db, company_id),

    /** What was sent on the way in and not returned, so that nobody is asked for it again. */
    goodFiles: (reader: Reader, company_id: number) => documents.goodFiles(reader, company_id),

    send: (
      actor: CompanyActor,
      { body, file }: Pick<InputOf<typeof contract.send>, 'body'> & { file: UploadedFile },
    ): Promise<WizardDocumentRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const papers = await documents.list(tx.db, company_id);
        if (papers.length >= MOST_DOCUMENTS)
          throw invalid({ file: `Cabem ${MOST_DOCUMENTS} arquivos no cadastro. Retire os que não servem.` });
        const file_id = await files.keep(tx, file, company_id);
        const { id } = await tx.insert(
          table,
          { ...body, company_id, file_id, status: 'sent' },
          { action: 'wizard_document.sent', company_id },
        );
        return documents.find(tx.db, id, documents.isKept);
      }),

    update: (actor: CompanyActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<WizardDocumentRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const before = await lockOwn(tx, actor, id, version);
        if (before.status === 'accepted') throw new AppError(422, { message: ACCEPTED, code: 'document_accepted' });
        await tx.change(table, before, body, { action: 'wizard_document.edited', company_id });
        return documents.find(tx.db, id, documents.isKept);
      }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const before = await lockOwn(tx, actor, id, null);
        if (before.status === 'accepted') throw new AppError(422, { message: ACCEPTED, code: 'document_accepted' });
        await tx.change(table, before, { removed_at: tx.now }, { action: 'wizard_document.removed', company_id });
      }),

    file: async ({ company: { company_id } }: CompanyActor, { id }: { id: number }): Promise<FileAnswer> => {
      const { file_id } = await documents.find(db, id, documents.ofCompany(company_id));
      return files.read(db, file_id, company_id);
    },

    finish: (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.finish>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await hold(tx, actor, version);
        const { company_id } = wizard;
        const lacking = lackingPapers(await documents.typeOf(tx.db, company_id), await documents.list(tx.db, company_id));
        if (lacking.length > 0) throw invalid({ documents: `Falta enviar: ${lacking.map(documentNeedLabel).join('; ')}.` });
        await wizards.advance(tx, wizard, 'documents');
        return wizards.answer(actor, tx.db);
      }),

    decide: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.decide>): Promise<WizardDocumentRow> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: documents.isKept });
        const { company_id, kind } = before;
        const returnReason = action === 'return' ? reason : null;
        await tx.move(table, wizardDocumentMachine, before, { action, by: 'staff', reason }, { reason: returnReason });
        if (action === 'return')
          await notices.tell(tx, [
            {
              kind: 'wizard.document',
              company_id,
              to: 'owner',
              title: `Envie de novo: ${documentKindLabel[kind]}`,
              body: returnReason ?? '',
              action_url: `${basePath.professional}/cadastro/documentos`,
              key: `wizard-document-${id}-${before.version}`,
            },
          ]);
        else await wizards.handOver(tx, { company_id, ...(await wizards.standing(tx, company_id)) });
        return documents.find(tx.db, id, documents.isKept);
      }),

    /** Identities and contracts: that one was opened by the team stands in the log. */
    readOfCompany: async (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const { company_id, file_id } = await documents.find(db, id, documents.isKept);
      const file = await files.read(db, file_id, company_id);
      await tellRead({ db, clock }, actor, { type: 'company', id: company_id, action: 'company.file_read', company_id, reason: file.name });
      return file;
    },
  };
};

const ACCEPTED = 'Este documento já foi aceito pela equipe.';
