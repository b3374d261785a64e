import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { termsOfService as contract, Terms, TermsAcceptance, TermsDetail, TermsRow } from '@esteto/contract/identity/terms-of-service';
import type { Page } from '@esteto/contract/list';
import type { Deps } from '../../../deps.ts';
import { AppError, conflict } from '../../../platform/http/app-error.ts';
import type { AnyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { termsOfService } from '../../../tables/terms-of-service/terms-of-service.tables.ts';
import * as terms from './terms-of-service.repository.ts';

export type TermsService = ReturnType<typeof termsService>;

type Of = { id: number };

export const termsService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => ({
  current: (): Promise<Terms> => terms.inForce(db, clock.now().toISOString()),

  /** Refuses a version that is no longer in force (409). */
  refuseFormer: async (tx: Tx, terms_id: number): Promise<void> => {
    if ((await terms.inForceId(tx.db, tx.now)) !== terms_id) throw new AppError(409, codedError('terms_changed'));
  },

  /** What somebody agreed to who had no account yet. `ip`: where they were. */
  acceptFor: async (tx: Tx, user_id: number, { terms_id, ip }: { terms_id: number; ip: string | null }): Promise<void> => {
    await terms.accept(tx.db, { terms_id, user_id, accepted_at: tx.now, ip });
    tx.record({ type: 'terms_of_service', id: terms_id }, { action: 'terms_of_service.accepted' });
  },

  /** Only the version in force, which the person says they read. Accepting it again changes nothing. */
  accept: (actor: SessionActor, { body }: InputOf<typeof contract.accept>): Promise<void> =>
    work(actor, async (tx) => {
      const id = await terms.inForceId(tx.db, tx.now);
      if (id !== body.terms_id) throw new AppError(409, codedError('terms_changed'));
      const isNew = await terms.accept(tx.db, { terms_id: id, user_id: actor.user.id, accepted_at: tx.now, ip: actor.info.ip });
      if (isNew) tx.record({ type: 'terms_of_service', id }, { action: 'terms_of_service.accepted' });
    }),

  /** Puts a version in force at once: from now on whoever the terms bind is asked to accept it. */
  publishNow: (actor: AnyActor, { text }: { text: string }) =>
    work(actor, (tx) => tx.insert(termsOfService, { text, published_at: tx.now }, { action: 'terms_of_service.published' })),

  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<TermsRow>> =>
    terms.list(db, input, clock.now().toISOString()),

  detail: (_actor: SessionActor, { id }: Of): Promise<TermsDetail> => terms.detail(db, id, clock.now().toISOString()),

  acceptances: async (_actor: SessionActor, input: InputOf<typeof contract.acceptances>): Promise<Page<TermsAcceptance>> => {
    await terms.refuseUnknown(db, input.id);
    return terms.acceptances(db, input);
  },

  create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<TermsDetail> =>
    work(actor, async (tx) => {
      if ((await terms.draftId(tx.db)) !== null) throw conflict('Já há um rascunho. Termine-o ou exclua-o antes.', 'terms_draft_exists');
      const { id } = await tx.insert(termsOfService, { ...body, published_at: null }, { action: 'terms_of_service.drafted', only: TOLD });
      return terms.detail(tx.db, id, tx.now);
    }),

  update: (actor: SessionActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<TermsDetail> =>
    work(actor, async (tx) => {
      const before = await lockDraft(tx, id, version);
      await tx.change(termsOfService, before, body, { action: 'terms_of_service.edited', only: TOLD });
      return terms.detail(tx.db, id, tx.now);
    }),

  /** On a day: from its midnight in São Paulo on. Of two that would come one after the other the second is written when the first is in force. */
  publish: (actor: SessionActor, { id, body: { version, from } }: InputOf<typeof contract.publish>): Promise<TermsDetail> =>
    work(actor, async (tx) => {
      const before = await lockDraft(tx, id, version);
      if (await terms.isScheduledAfter(tx.db, tx.now))
        throw conflict('Outra versão já está agendada. Espere que ela valha ou volte-a a rascunho.', 'terms_scheduled');
      const published_at = from && from > tx.today ? startOfDay(from) : tx.now;
      await tx.change(termsOfService, before, { published_at }, { action: 'terms_of_service.published' });
      return terms.detail(tx.db, id, tx.now);
    }),

  withdraw: (actor: SessionActor, { id }: Of): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(termsOfService, { id, version: null, scope: undefined });
      if (before.published_at === null || before.published_at <= tx.now)
        throw conflict('Só uma versão que ainda não vale volta a rascunho.', 'terms_in_force');
      if ((await terms.draftId(tx.db)) !== null) throw conflict('Já há um rascunho. Termine-o ou exclua-o antes.', 'terms_draft_exists');
      await tx.change(termsOfService, before, { published_at: null }, { action: 'terms_of_service.withdrawn' });
    }),

  remove: (actor: SessionActor, { id }: Of): Promise<void> =>
    work(actor, async (tx) => {
      await lockDraft(tx, id, null);
      await terms.remove(tx.db, id);
      tx.record({ type: 'terms_of_service', id }, { action: 'terms_of_service.removed' });
    }),
});

/** A version that was published stays as whoever accepted it read it. */
const lockDraft = async (tx: Tx, id: number, version: number | null) => {
  const row = await tx.lock(termsOfService, { id, version, scope: undefined });
  if (row.published_at !== null) throw conflict('Esta versão já foi publicada e não muda mais.', 'terms_published');
  return row;
};

/** Columns that the log tells: none of the texts, which the versions themselves keep. */
const TOLD: ReadonlySet<string> = new Set(['what_changed']);

/** Midnight of São Paulo, which has had no summer time since 2019. */
const startOfDay = (day: string): string => new Date(`${day}T00:00:00-03:00`).toISOString();
