import type { RecordFile } from '@esteto/contract/record-file';
import type { Deps } from '../../../../deps.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import type { CompanyService } from '../company.service.ts';
import * as companyFiles from './company-file.repository.ts';

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & { companies: CompanyService };

export const companyFileService = ({ db, work, clock, files, companies }: Parts) => {
  const read = async (company_id: number, document: string): Promise<FileAnswer> => {
    await companyFiles.find(db, company_id, document);
    return files.read(db, document, company_id);
  };

  return {
    list: ({ company }: CompanyActor): Promise<RecordFile[]> => companyFiles.list(db, company.company_id),

    read: ({ company }: CompanyActor, { document }: { document: string }): Promise<FileAnswer> => read(company.company_id, document),

    ofCompany: async (_actor: SessionActor, { id }: Of): Promise<RecordFile[]> => {
      await companies.find(db, id);
      return companyFiles.list(db, id);
    },

    /** Contracts and identities: that one was read stands in the log. */
    readOfCompany: async (actor: SessionActor, { id, document }: Of & { document: string }): Promise<FileAnswer> => {
      const file = await read(id, document);
      await tellRead({ db, clock }, actor, { type: 'company', id, action: 'company.file_read', company_id: id, reason: file.name });
      return file;
    },

    attach: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        await companies.find(tx.db, id);
        await companyFiles.insert(tx, id, await files.keep(tx, file, id));
        tx.record({ type: 'company', id }, { action: 'company.file_added', company_id: id, reason: file.name });
        return companyFiles.list(tx.db, id);
      }),

    detach: (actor: SessionActor, { id, document }: Of & { document: string }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        await companyFiles.remove(tx, id, document);
        tx.record({ type: 'company', id }, { action: 'company.file_removed', company_id: id });
        return companyFiles.list(tx.db, id);
      }),
  };
};
