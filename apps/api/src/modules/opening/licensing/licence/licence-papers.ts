import type { InputOf } from '@esteto/contract/endpoint';
import type { licence as contract } from '@esteto/contract/opening/licence';
import type { LicencePaper } from '@esteto/contract/opening/licence-record';
import {
  type LicenceDocumentKind,
  licenceDocumentKinds,
  licenceDocumentLabel,
  MOST_LICENCE_PAPERS,
} from '@esteto/domain/opening/licensing/licence-documents';
import { mayPartnersChange } from '@esteto/domain/opening/licensing/licence-request-life';
import { licensingKindLabel } from '@esteto/domain/opening/licensing/licensing-kind';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { licencePapers as table } from '../../../../tables/licensing/licence.tables.ts';
import { licences } from '../../../../tables/licensing/licensing.tables.ts';
import * as repository from './licence.repository.ts';
import { packOf } from './licence-pack.ts';

type Of = { id: number };
type Sent = Pick<InputOf<typeof contract.send>, 'id' | 'body'> & { file: UploadedFile };
type Renamed = InputOf<typeof contract.change>;

/** The papers of licences. Whose they are is said by `company_id`; null is the team, which looks after all. */
export const licencePapers = ({ db, work, files, clock }: Pick<Deps, 'db' | 'work' | 'files' | 'clock'>) => {
  const keep = (actor: SessionActor, company_id: number | null, { id, body: { kind }, file }: Sent): Promise<LicencePaper[]> =>
    work(actor, async (tx) => {
      const licence = await tx.lock(licences, { id, version: null, scope: repository.within(tx.db, company_id) });
      if (licence.renewal === 'undone') throw new AppError(422, { message: UNDONE, code: 'renewal_undone' });
      refuseKind(licence.kind, kind);
      const [open] = (await repository.lockRequests(tx, id)).filter(({ status }) => status === 'open');
      const papers = await repository.papers(tx.db, id);
      if (papers.length >= MOST_LICENCE_PAPERS)
        throw invalid({ file: `Cabem ${MOST_LICENCE_PAPERS} arquivos em uma licença. Retire os que não servem.` });
      const home = await repository.home(tx.db, id);
      const file_id = await files.keep(tx, file, home.company_id);
      // What the doctor sends while something is asked is part of the answer.
      const request_id = company_id === null ? null : (open?.id ?? null);
      await tx.insert(
        table,
        { licence_id: id, kind, file_id, request_id, from_client: company_id !== null },
        { action: 'licence_document.added', company_id: home.company_id },
      );
      tell(tx, home, { action: 'licensing.document_added', reason: `${licenceDocumentLabel[kind]}: ${file.name}` });
      // What comes without being asked for waits for the team like an answer.
      if (company_id !== null && !open && licence.answered_at === null)
        await tx.change(licences, licence, { answered_at: tx.now, moved_on: tx.today }, { action: 'licence.papers_came', company_id });
      return repository.papers(tx.db, id);
    });

  const rename = (actor: SessionActor, company_id: number | null, { id, body: { kind, version } }: Renamed): Promise<LicencePaper> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: repository.paperWithin(tx.db, company_id) });
      if (company_id !== null) await refuseOthers(tx, before);
      const licence = await repository.record(tx.db, before.licence_id);
      refuseKind(licence.kind, kind);
      const home = await repository.home(tx.db, before.licence_id);
      await tx.change(table, before, { kind }, { action: 'licence_document.changed', company_id: home.company_id });
      const renamed = (await repository.papers(tx.db, before.licence_id)).find((paper) => paper.id === id);
      if (!renamed) throw notFound();
      return renamed;
    });

  const remove = (actor: SessionActor, company_id: number | null, id: number): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: repository.paperWithin(tx.db, company_id) });
      if (company_id !== null) await refuseOthers(tx, before);
      const home = await repository.home(tx.db, before.licence_id);
      await tx.change(table, before, { removed_at: tx.now }, { action: 'licence_document.removed', company_id: home.company_id });
      tell(tx, home, { action: 'licensing.document_removed', reason: licenceDocumentLabel[before.kind] });
    });

  const read = async (id: number, company_id: number | null) => {
    const paper = await repository.paper(db, id, company_id);
    return { paper, file: await files.read(db, paper.file_id, paper.company_id) };
  };

  return {
    send: (actor: CompanyActor, input: Sent) => keep(actor, actor.company.company_id, input),
    attach: (actor: SessionActor, input: Sent) => keep(actor, null, input),
    rename: (actor: CompanyActor, input: Renamed) => rename(actor, actor.company.company_id, input),
    change: (actor: SessionActor, input: Renamed) => rename(actor, null, input),
    takeBack: (actor: CompanyActor, { id }: Of) => remove(actor, actor.company.company_id, id),
    detach: (actor: SessionActor, { id }: Of) => remove(actor, null, id),

    file: async ({ company: { company_id } }: CompanyActor, { id }: Of): Promise<FileAnswer> => (await read(id, company_id)).file,

    /** Contracts and floor plans: that one was opened by the team stands in the log. */
    readOfCompany: async (actor: SessionActor, { id }: Of): Promise<FileAnswer> => {
      const { paper, file } = await read(id, null);
      await logRead(actor, paper.company_id, file.name);
      return file;
    },

    pack: async (actor: CompanyActor): Promise<FileAnswer> =>
      pack(actor, await repository.records(db, repository.ofCompany(actor.company.company_id))),

    packOfCompany: async (actor: SessionActor, { id }: Of): Promise<FileAnswer> => {
      const all = await repository.records(db, repository.ofLicensing(id));
      const company_id = all[0]?.company.id;
      if (company_id === undefined) throw notFound();
      const file = await pack(actor, all);
      await logRead(actor, company_id, file.name);
      return file;
    },
  };

  function pack({ user }: SessionActor, all: readonly repository.KeptLicence[]) {
    return packOf({ db, files }, all, { of: user.id, today: clock.today(), now: clock.now() });
  }

  function logRead(actor: SessionActor, company_id: number, name: string): Promise<void> {
    return tellRead({ db, clock }, actor, { type: 'company', id: company_id, action: 'company.file_read', company_id, reason: name });
  }
};

type Home = Awaited<ReturnType<typeof repository.home>>;

const tell = (tx: Tx, { licensing_id, company_id }: Home, event: Omit<Parameters<Tx['record']>[1], 'company_id'>): void =>
  tx.record({ type: 'licensing', id: licensing_id }, { ...event, company_id });

const refuseKind = (kind: Parameters<typeof licenceDocumentKinds>[0], paper: LicenceDocumentKind): void => {
  if (!licenceDocumentKinds(kind).includes(paper))
    throw invalid({ kind: `Documento: "${licenceDocumentLabel[paper]}" não é da licença ${licensingKindLabel[kind]}.` });
};

const refuseOthers = async (tx: Tx, paper: typeof table.$inferSelect): Promise<void> => {
  if (mayPartnersChange(paper, await repository.lockRequests(tx, paper.licence_id))) return;
  const message = paper.from_client ? 'Este arquivo já faz parte de uma resposta.' : 'Este documento foi guardado pela equipe.';
  throw new AppError(422, { message, code: 'paper_kept' });
};

const UNDONE = 'Esta renovação foi desfeita. Comece-a de novo antes de enviar documentos.';
