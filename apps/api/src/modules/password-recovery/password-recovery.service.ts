import { codedError } from '@esteto/contract/wire-error';
import { RECOVERY_LINK_MINUTES, RESEND_WAIT_SECONDS } from '@esteto/domain/user/access-codes';
import { weakPasswordProblem } from '@esteto/domain/user/password-strength';
import { written } from '@esteto/mail/letter/written';
import { recoveryLetter } from '@esteto/mail/user/recovery-letter';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { letterQuotas, lettersTo } from '../../platform/mail/letter-quota.ts';
import { letterBrake, pairBrake } from '../../platform/sessions/brake.ts';
import { endOtherSessions } from '../../platform/sessions/end-sessions.ts';
import { guessBrakes } from '../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import { newSecret, secretHash } from '../../platform/sessions/secret.ts';
import { type AnyActor, systemActor, type Visitor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import type { UserService } from '../user/user.service.ts';
import * as recoveries from './password-recovery.repository.ts';

export const RECOVERY_MAIL = 'user.recovery-mail';

export type RecoveryJob = { email: string };

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { users: UserService };

export const passwordRecoveryService = ({ db, work, clock, config, jobs, mail, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });
  /** Draws a link's token for a person; one that was drawn before is good for nothing from then on. */
  const draw = async (tx: Tx, user_id: number): Promise<string> => {
    const token = newSecret();
    const expires = new Date(clock.now().getTime() + RECOVERY_LINK_MINUTES * 60_000);
    await recoveries.put(tx.db, { user_id, token_hash: secretHash(token), created_at: tx.now, expires_at: expires.toISOString() });
    tx.record({ type: 'user', id: user_id }, { action: 'user.recovery_issued' });
    return token;
  };

  return {
    /** For who sets up the product: the token of a link that they hand over themselves. */
    issue: (actor: AnyActor, user_id: number): Promise<string> => work(actor, (tx) => draw(tx, user_id)),

    /** Answers the same whether the e-mail exists or not, in the same time: a job looks. */
    ask: async (visitor: Visitor, { body: { email } }: { body: { email: string } }): Promise<void> => {
      await brakes.enter([pairBrake(visitor.info.ip, `recover ${email}`), letterBrake(visitor.info.ip)]);
      await work(visitor, (tx) => jobs.enqueue(tx, RECOVERY_MAIL, { email } satisfies RecoveryJob, `recovery-${email}`));
    },

    /**
     * A job. What could not be sent is taken back, so that a retry sends a link that works. Who was sent as many as anybody needs keeps the last, and
     * whoever asks is not told.
     */
    send: async ({ email }: RecoveryJob, jobId: string): Promise<void> => {
      const person = await users.forLogin(email);
      if (!person?.is_active) return;
      const since = new Date(clock.now().getTime() - RESEND_WAIT_SECONDS * 1000).toISOString();
      if (await recoveries.isDrawnSince(db, person.id, since)) return;
      const quota = lettersTo('recovery', person.email);
      const token = await work(systemActor(jobId), async (tx) => ((await quotas.take(tx.db, [quota])) ? draw(tx, person.id) : null));
      if (token === null) return;
      const link = `${config.publicUrl}/recuperar-senha/${token}`;
      const letter = recoveryLetter({ person: person.name, link, validMinutes: RECOVERY_LINK_MINUTES });
      await mail.send({ to: person.email, ...written(letter) }, `recovery-${jobId}`).catch(async (error: unknown) => {
        await work(systemActor(jobId), async (tx) => {
          await recoveries.take(tx.db, secretHash(token), tx.now);
          await quotas.giveBack(tx.db, quota);
        });
        throw error;
      });
    },

    /** Sets the password of whom the link belongs to. A second factor stays as it is: the link alone does not enter. */
    recover: async (visitor: Visitor, { body }: { body: { token: string; password: string } }): Promise<void> => {
      const token_hash = secretHash(body.token);
      const find = () => recoveries.findByToken(db, token_hash, clock.now().toISOString());
      const user_id = await brakes.guess([pairBrake(visitor.info.ip, 'recover-password')], find);
      if (user_id === null) throw linkInvalid();
      const person = await users.find(user_id);
      const weak = weakPasswordProblem(body.password, [person?.name, person?.email]);
      if (weak) throw invalid({ password: weak });
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
