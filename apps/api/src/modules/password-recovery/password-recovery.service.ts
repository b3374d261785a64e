import { codedError } from '@esteto/contract/wire-error';
import { RECOVERY_LINK_MINUTES } from '@esteto/domain/user/access-codes';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pairBrake } from '../../platform/sessions/brake.ts';
import { endOtherSessions } from '../../platform/sessions/end-sessions.ts';
import { guessBrakes } from '../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import { newSecret, secretHash } from '../../platform/sessions/secret.ts';
import type { AnyActor, Visitor } from '../../platform/work/actor.ts';
import type { UserService } from '../user/user.service.ts';
import * as recoveries from './password-recovery.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & { users: UserService };

export const passwordRecoveryService = ({ db, work, clock, config, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  return {
    /** Draws a link's token for a person; one that was drawn before is good for nothing from then on. */
    issue: async (actor: AnyActor, user_id: number): Promise<string> => {
      const token = newSecret();
      const expires = new Date(clock.now().getTime() + RECOVERY_LINK_MINUTES * 60_000);
      await work(actor, async (tx) => {
        const token_hash = secretHash(token);
        await recoveries.put(tx.db, { user_id, token_hash, created_at: tx.now, expires_at: expires.toISOString() });
        tx.record({ type: 'user', id: user_id }, { action: 'user.recovery_issued' });
      });
      return token;
    },

    /** Sets the password of whom the link belongs to. A second factor stays as it is: the link alone does not enter. */
    recover: async (visitor: Visitor, { body }: { body: { token: string; password: string } }): Promise<void> => {
      const token_hash = secretHash(body.token);
      const find = () => recoveries.findByToken(db, token_hash, clock.now().toISOString());
      const user_id = await brakes.guess([pairBrake(visitor.info.ip, 'recover-password')], find);
      if (user_id === null) throw linkInvalid();
      const password_hash = await hashPassword(body.password);
      await work(visitor, async (tx) => {
        if (!(await recoveries.take(tx.db, token_hash, tx.now))) throw linkInvalid();
        await users.setPassword(tx, user_id, password_hash);
        await endOtherSessions(tx, user_id, null);
      });
    },

    /** Forgets links that were never used. Run by a job. */
    sweep: (): Promise<void> => recoveries.deleteExpired(db, clock.now().toISOString()),
  };
};

const linkInvalid = (): AppError => new AppError(422, codedError('recovery_link_invalid'));
