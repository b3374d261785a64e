import type { account as contract } from '@esteto/contract/account';
import type { InputOf } from '@esteto/contract/endpoint';
import { CLOSING_DAYS, FORGOTTEN_NAME, KEPT_AFTER_CLOSING } from '@esteto/domain/user/closing-account';
import { written } from '@esteto/mail/letter/written';
import { accountClosesLetter } from '@esteto/mail/user/account-closes-letter';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { each } from '../../platform/jobs/each.ts';
import { endOtherSessions } from '../../platform/sessions/end-sessions.ts';
import { type SessionActor, systemActor } from '../../platform/work/actor.ts';
import type { UserService } from '../user/user.service.ts';
import * as closing from './account-closing.repository.ts';
import type { OwnPassword } from './own-password.ts';

export const CLOSING_MAIL = 'account.closing-mail';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs' | 'mail'> & { users: UserService; password: OwnPassword };

/** Ends a person's account, after some days in which they may change their mind; what no law asks for is forgotten then. */
export const accountClosingService = ({ db, work, clock, jobs, mail, users, password }: Parts) => ({
  close: async (actor: SessionActor, { body: { current_password } }: InputOf<typeof contract.close>): Promise<void> => {
    const { id } = actor.user;
    await password.demand(id, current_password);
    if (actor.user.is_master && (await users.masters()).every((master) => master.id === id))
      throw conflict('Só você administra o Esteto. Antes, torne outra pessoa administradora.', 'last_master');
    await work(actor, async (tx) => {
      const alone = (await closing.ownedCompanies(tx.db, id)).find(({ heir }) => heir === null);
      if (alone) throw conflict(`Só você responde por ${alone.name}. Antes, convide outro sócio ou encerre a empresa.`, 'owner_stays');
      const closes_at = new Date(clock.now().getTime() + CLOSING_DAYS * 86_400_000).toISOString();
      await users.setClosing(tx, id, closes_at);
      await jobs.enqueue(tx, CLOSING_MAIL, { user_id: id }, `closing-${id}-${tx.now}`);
    });
  },

  keepOpen: (actor: SessionActor): Promise<void> => work(actor, (tx) => users.setClosing(tx, actor.user.id, null)),

  /** A job. */
  sendMail: async ({ user_id }: { user_id: number }, jobId: string): Promise<void> => {
    const person = await users.find(user_id);
    if (!person?.closes_at) return;
    const letter = accountClosesLetter({ person: person.name, closes_at: person.closes_at, kept: KEPT_AFTER_CLOSING });
    await mail.send({ to: person.email, ...written(letter) }, `closing-${jobId}`);
  },

  /** Ends the accounts whose day has come. A job. */
  settle: async (jobId: string): Promise<void> => {
    const due = await closing.due(db, clock.now().toISOString());
    await each('accounts', due, ({ id }) =>
      work(systemActor(jobId), async (tx) => {
        const owned = await closing.ownedCompanies(tx.db, id);
        // The other partner may have left meanwhile.
        if (owned.some(({ heir }) => heir === null)) return users.setClosing(tx, id, null);
        await endOtherSessions(tx, id, null);
        await closing.passOn(
          tx.db,
          owned.flatMap(({ heir }) => heir ?? []),
        );
        await closing.forgetRest(tx.db, id);
        await users.forget(tx, id, FORGOTTEN_NAME);
      }),
    );
  },
});
