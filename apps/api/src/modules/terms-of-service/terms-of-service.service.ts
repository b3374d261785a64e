import type { InputOf } from '@esteto/contract/endpoint';
import type { termsOfService as contract, Terms } from '@esteto/contract/terms-of-service';
import { codedError } from '@esteto/contract/wire-error';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AnyActor, SessionActor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as terms from './terms-of-service.repository.ts';
import { termsOfService } from './terms-of-service.tables.ts';

export type TermsService = ReturnType<typeof termsService>;

export const termsService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => ({
  current: (): Promise<Terms> => terms.inForce(db, clock.now().toISOString()),

  /** Refuses a version that is no longer in force (409). */
  refuseFormer: async (tx: Tx, terms_id: number): Promise<void> => {
    const { id } = await terms.inForce(tx.db, tx.now);
    if (id !== terms_id) throw new AppError(409, codedError('terms_changed'));
  },

  /** What somebody agreed to who had no account yet. `ip`: where they were. */
  acceptFor: async (tx: Tx, user_id: number, { terms_id, ip }: { terms_id: number; ip: string | null }): Promise<void> => {
    await terms.accept(tx.db, { terms_id, user_id, accepted_at: tx.now, ip });
    tx.record({ type: 'terms_of_service', id: terms_id }, { action: 'terms_of_service.accepted' });
  },

  /** Only the version in force, which the person says they read. Accepting it again changes nothing. */
  accept: (actor: SessionActor, { body }: InputOf<typeof contract.accept>): Promise<void> =>
    work(actor, async (tx) => {
      const { id } = await terms.inForce(tx.db, tx.now);
      if (id !== body.terms_id) throw new AppError(409, codedError('terms_changed'));
      const isNew = await terms.accept(tx.db, { terms_id: id, user_id: actor.user.id, accepted_at: tx.now, ip: actor.info.ip });
      if (isNew) tx.record({ type: 'terms_of_service', id }, { action: 'terms_of_service.accepted' });
    }),

  /** Puts a version in force at once: from now on whoever the terms bind is asked to accept it. */
  publish: (actor: AnyActor, { text }: { text: string }) =>
    work(actor, (tx) => tx.insert(termsOfService, { text, published_at: tx.now }, { action: 'terms_of_service.published' })),
});
