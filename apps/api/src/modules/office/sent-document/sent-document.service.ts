import type { InputOf } from '@esteto/contract/endpoint';
import type { sentDocument as contract, SentDocumentRow } from '@esteto/contract/office/sent-document';
import type { Deps } from '../../../deps.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import { sentDocuments as table } from '../../../tables/sent-document/sent-document.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import * as documents from './sent-document.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & { companies: CompanyService };
type Told = Omit<Values<typeof table>, 'company_id' | 'user_id' | 'file_id'>;

export const sentDocumentService = ({ db, work, clock, files, companies }: Parts) => {
  const send = (actor: CompanyActor, file: UploadedFile, facts: Told): Promise<void> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      const file_id = await files.keep(tx, file, company_id);
      await tx.insert(table, { ...facts, company_id, user_id: actor.user.id, file_id }, { action: 'sent_document.sent', company_id });
    });

  const own = ({ company, user }: CompanyActor) => documents.sentBy(company.company_id, user.id);

  return {
    own: (actor: CompanyActor, { kind }: InputOf<typeof contract.own>): Promise<SentDocumentRow[]> => documents.list(db, own(actor), kind),

    sendInss: (
      actor: CompanyActor,
      { body, file }: Pick<InputOf<typeof contract.sendInss>, 'body'> & { file: UploadedFile },
    ): Promise<void> => send(actor, file, { kind: 'inss', ...body }),

    sendIncomeTax: (
      actor: CompanyActor,
      { body, file }: Pick<InputOf<typeof contract.sendIncomeTax>, 'body'> & { file: UploadedFile },
    ): Promise<void> => send(actor, file, { kind: 'income_tax', ...body }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: own(actor) });
        const { company_id } = before;
        await tx.change(table, before, { removed_at: tx.now }, { action: 'sent_document.removed', company_id });
      }),

    /** Its sender's, also from a company in which they may do nothing any more. */
    fetchOwn: async ({ user }: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const { file_id, company_id } = await documents.find(db, id, documents.ofPerson(user.id));
      return files.read(db, file_id, company_id);
    },

    ofCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<SentDocumentRow[]> => {
      await companies.find(db, id);
      return documents.list(db, documents.sentBy(id, null), null);
    },

    /** That the team read what a client sent stands in the log. */
    readOfCompany: async (actor: SessionActor, { id, document_id }: { id: number; document_id: number }): Promise<FileAnswer> => {
      const { file_id } = await documents.find(db, document_id, documents.sentBy(id, null));
      const file = await files.read(db, file_id, id);
      const read = { action: 'sent_document.read', company_id: id, reason: file.name } as const;
      await tellRead({ db, clock }, actor, { type: 'sent_document', id: document_id, ...read });
      return file;
    },
  };
};
