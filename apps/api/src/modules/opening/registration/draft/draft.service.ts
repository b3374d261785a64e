import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { SignatureAsked } from '@esteto/contract/identity/signature';
import type { draft as contract, DraftDetail, LatestDraft } from '@esteto/contract/opening/draft';
import { draftStatusLabel } from '@esteto/domain/opening/draft/draft-life';
import { draftTemplate } from '@esteto/domain/opening/draft/draft-template';
import { DRAFT_TITLE, draftText } from '@esteto/domain/opening/draft/draft-text';
import { formatAddress } from '@esteto/domain/shared/document/address';
import type { Deps } from '../../../../deps.ts';
import { AppError, conflict, notFound, staleVersion } from '../../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { readApart } from '../../../../platform/parsing/apart.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { SignatureService } from '../../../identity/signature/signature.service.ts';
import type { RegistrationService } from '../registration.service.ts';
import { tellOf } from '../registration-mail.ts';
import type { Draft } from './draft.repository.ts';
import * as drafts from './draft.repository.ts';
import { DRAFT_DECIDED, type DraftDecided } from './draft-decided.ts';

/** Which draft a person has read, and as it was then. */
type Read = { draft_id: number; version: number };
type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { registrations: RegistrationService; signatures: SignatureService };

export const draftService = ({ db, work, jobs, registrations, signatures }: Parts) => {
  const decide = async (
    tx: Tx,
    actor: CompanyActor,
    read: Read,
    { status, reason }: { status: 'approved' | 'rejected'; reason: string | null },
  ): Promise<void> => {
    const before = await registrations.lockOfCompany(tx, actor.company.company_id);
    const waiting = await refuseOther(tx, actor, await drafts.lockWaiting(tx, before.id), read);
    await drafts.decide(tx, waiting, { status, reason });
    tx.record({ type: 'registration', id: before.id }, { action: `registration.draft_${status}`, company_id: before.company_id, reason });
    const to = status === 'approved' ? 'concluded' : 'rejected';
    if (before.status === 'pending') await registrations.setStepOf(tx, before, { step: 'draft', to, note: reason });
    await jobs.enqueue(
      tx,
      DRAFT_DECIDED,
      { draft_id: waiting.id, registration_id: before.id } satisfies DraftDecided,
      `draft-${waiting.id}-decided`,
    );
  };

  const lastPdf = async (company_id: number): Promise<FileBytes> => {
    const [last] = await drafts.latest(db, company_id);
    if (!last) throw notFound();
    return draftPdf(last.company_name, last.draft);
  };

  return {
    ofRegistration: async (_actor: SessionActor, { id }: { id: number }): Promise<AnswerOf<typeof contract.ofRegistration>> => {
      const { version, company_id, company_name, address, partners, company_type, new_company } = await drafts.basis(db, id);
      const [last] = await drafts.latest(db, company_id);
      if (last) return { version, company_name, clauses: last.draft.clauses, reason: last.draft.reason };
      // A city alone is no seat: without its street the model leaves it open.
      const place = address.street ? formatAddress(address) : null;
      const clauses = draftTemplate({
        name: company_name,
        place,
        city: address.city,
        partners,
        cnaes: company_type?.cnaes ?? [],
        share_capital: new_company?.share_capital,
        shares: new_company?.shares,
      });
      return { version, company_name, reason: null, clauses };
    },

    send: (actor: SessionActor, { id, body: { version, clauses } }: InputOf<typeof contract.send>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await registrations.lock(tx, id, version);
        const { company_id } = before;
        const { has_owner, last, is_waiting } = await drafts.standing(tx.db, company_id);
        if (!has_owner) throw new AppError(422, { message: NO_OWNER, code: 'no_owner' });
        await registrations.setStepOf(tx, before, { step: 'draft', to: 'waiting' });
        if (is_waiting) await drafts.withdraw(tx, id);
        await drafts.insert(tx, { registration_id: id, company_id, number: last + 1, clauses });
        tx.record({ type: 'registration', id }, { action: 'registration.draft_sent', company_id });
        await tellOf(jobs, tx, { kind: 'draft', registration_id: id });
      }),

    current: async ({ company: { company_id } }: CompanyActor): Promise<LatestDraft> => {
      const [last, former] = await drafts.latest(db, company_id);
      if (!last) return { draft: null };
      const { draft, company_name } = last;
      const [signature = null] = draft.status === 'approved' ? await signatures.evidenceOf(db, 'draft', [draft.id]) : [];
      const detail: DraftDetail = { ...draft, company_name, before: former?.draft.clauses ?? null, signature };
      return { draft: detail };
    },

    read: ({ company }: CompanyActor): Promise<FileBytes> => lastPdf(company.company_id),

    readOfRegistration: async (_actor: SessionActor, { id }: { id: number }): Promise<FileBytes> =>
      lastPdf((await drafts.basis(db, id)).company_id),

    /** The version that waits is signed as it was read. */
    askCode: (actor: CompanyActor, { body }: InputOf<typeof contract.askCode>): Promise<SignatureAsked> =>
      work(actor, async (tx) => {
        const [last] = await drafts.latest(tx.db, actor.company.company_id);
        const { id, clauses } = await refuseOther(tx, actor, last?.draft.status === 'waiting' ? last.draft : null, body);
        const text = draftText(last?.company_name ?? '', clauses);
        return signatures.ask(tx, actor, { subject: { type: 'draft', id }, title: DRAFT_TITLE, text });
      }),

    approve: (actor: CompanyActor, { body: { code, ...read } }: InputOf<typeof contract.approve>): Promise<void> =>
      signatures.sign(actor, { subject: { type: 'draft', id: read.draft_id }, code }, (tx) =>
        decide(tx, actor, read, { status: 'approved', reason: null }),
      ),

    reject: (actor: CompanyActor, { body: { reason, ...read } }: InputOf<typeof contract.reject>): Promise<void> =>
      work(actor, (tx) => decide(tx, actor, read, { status: 'rejected', reason })),
  };
};

const NO_OWNER = 'Esta empresa ainda não tem um médico responsável. Convide-o antes de enviar a minuta.';

/** The draft that waits, when it is the one that the person has read; 404 for one of another company. */
const refuseOther = async <Waiting extends { id: number; version: number }>(
  tx: Tx,
  { company }: CompanyActor,
  waiting: Waiting | null,
  read: Read,
): Promise<Waiting> => {
  if (waiting?.id !== read.draft_id) await drafts.refuseForeign(tx.db, read.draft_id, company.company_id);
  if (!waiting) throw new AppError(422, { message: 'Nenhuma minuta espera a sua decisão.', code: 'no_draft_waits' });
  if (waiting.id !== read.draft_id)
    throw conflict('Há uma minuta mais nova. Abra a página de novo para lê-la antes de decidir.', 'draft_newer');
  if (waiting.version !== read.version) throw staleVersion(waiting.version);
  return waiting;
};

/** A version as it stands, drawn when it is asked for, apart from the server's own thread. What was signed has a PDF of its own, with the evidence. */
const draftPdf = async (company: string, draft: Draft): Promise<FileBytes> => {
  const drawn = {
    title: DRAFT_TITLE,
    subtitle: `Versão ${draft.number} · ${draftStatusLabel[draft.status]}`,
    text: draftText(company, draft.clauses),
    evidence: null,
    foot: `${company} · ${DRAFT_TITLE}, versão ${draft.number}. Sem assinatura.`,
    date: draft.created_at,
  };
  const bytes = await readApart('signedText', drawn, { of: null });
  return { bytes, mime: 'application/pdf', name: `minuta-versao-${draft.number}.pdf` };
};
