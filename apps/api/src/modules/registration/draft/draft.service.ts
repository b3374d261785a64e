import type { draft as contract, DraftDetail, LatestDraft } from '@esteto/contract/draft';
import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import { draftTemplate } from '@esteto/domain/draft/draft-template';
import type { Deps } from '../../../deps.ts';
import { AppError, staleVersion } from '../../../platform/http/app-error.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { RegistrationService } from '../registration.service.ts';
import { tellOf } from '../registration-mail.ts';
import * as drafts from './draft.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { registrations: RegistrationService };

export const draftService = ({ db, work, jobs, registrations }: Parts) => {
  const decide = (actor: CompanyActor, version: number, decision: { status: 'approved' | 'rejected'; reason: string | null }) =>
    work(actor, async (tx) => {
      const before = await registrations.lockOfCompany(tx, actor.company.company_id);
      const waiting = await drafts.lockWaiting(tx, before.id);
      if (!waiting) throw new AppError(422, { message: 'Nenhuma minuta espera a sua decisão.', code: 'no_draft_waits' });
      if (waiting.version !== version) throw staleVersion(waiting.version);
      await drafts.decide(tx, waiting, decision);
      const action = decision.status === 'approved' ? 'registration.draft_approved' : 'registration.draft_rejected';
      tx.record({ type: 'registration', id: before.id }, { action, company_id: before.company_id, reason: decision.reason });
      const to = decision.status === 'approved' ? 'concluded' : 'rejected';
      if (before.status === 'pending') await registrations.setStepOf(tx, before, { step: 'draft', to, note: decision.reason });
    });

  return {
    ofRegistration: async (_actor: SessionActor, { id }: { id: number }): Promise<AnswerOf<typeof contract.ofRegistration>> => {
      const { version, company_id, company_name, address, owner_name } = await drafts.basis(db, id);
      const [last] = await drafts.latest(db, company_id);
      if (last) return { version, company_name, clauses: last.draft.clauses, reason: last.draft.reason };
      const place = [address.city, address.state].filter(Boolean).join('/') || null;
      const clauses = draftTemplate({ name: company_name, place, partners: owner_name === null ? [] : [owner_name] });
      return { version, company_name, reason: null, clauses };
    },

    send: (actor: SessionActor, { id, body: { version, clauses } }: InputOf<typeof contract.send>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await registrations.lock(tx, id, version);
        const { company_id } = before;
        await registrations.setStepOf(tx, before, { step: 'draft', to: 'waiting' });
        const [last] = await drafts.latest(tx.db, company_id);
        if (last?.draft.status === 'waiting') await drafts.withdraw(tx, id);
        const number = (last?.draft.number ?? 0) + 1;
        await drafts.insert(tx, { registration_id: id, company_id, number, clauses });
        tx.record({ type: 'registration', id }, { action: 'registration.draft_sent', company_id });
        await tellOf(jobs, tx, { kind: 'draft', registration_id: id });
      }),

    current: async ({ company: { company_id } }: CompanyActor): Promise<LatestDraft> => {
      const [last, former] = await drafts.latest(db, company_id);
      if (!last) return { draft: null };
      const { draft, company_name } = last;
      const detail: DraftDetail = { ...draft, company_name, before: former?.draft.clauses ?? null };
      return { draft: detail };
    },

    approve: (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.approve>): Promise<void> =>
      decide(actor, version, { status: 'approved', reason: null }),

    reject: (actor: CompanyActor, { body: { version, reason } }: InputOf<typeof contract.reject>): Promise<void> =>
      decide(actor, version, { status: 'rejected', reason }),
  };
};
