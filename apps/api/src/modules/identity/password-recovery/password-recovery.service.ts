import { codedError } from '@esteto/contract/coded-error';
import type { RecoveryView } from '@esteto/contract/identity/password-recovery';
import { RECOVERY_LINK_MINUTES, RESEND_WAIT_SECONDS } from '@esteto/domain/identity/user/access-codes';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import { written } from '@esteto/mail/letter/written';
import { recoveryLetter } from '@esteto/mail/user/recovery-letter';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { letterQuotas, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { letterBrake, pairBrake } from '../../../platform/sessions/brake.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import { type AnyActor, systemActor, type Visitor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { UserService } from '../user/user.service.ts';
import * as recoveries from './password-recovery.repository.ts';

export const RECOVERY_MAIL = 'user.recovery-mail';

export type RecoveryJob = { email: string };

export type PasswordRecoveryService = ReturnType<typeof passwordRecoveryService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { users: UserService };

export const passwordRecoveryService = ({ db, work, clock, config, jobs, mail, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });
  /** Draws a link's token for a person; one that was drawn before is good for nothing from then on. */
  const put = async (tx: Tx, user_id: number, { is_invite, minutes }: { is_invite: boolean; minutes: number }): Promise<string> => {
    const token = newSecret();
    const expires_at = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    await recoveries.put(tx.db, { user_id, token_hash: secretHash(token), is_invite, created_at: tx.now, expires_at });
    return token;
  };
  const draw = async (tx: Tx, user_id: number): Promise<string> => {
    const token = await put(tx, user_id, { is_invite: false, minutes: RECOVERY_LINK_MINUTES });
    tx.record({ type: 'user', id: user_id }, { action: 'user.recovery_issued' });
    return token;
  };

  const held = async (ip: Visitor['info']['ip'], token_hash: string) => {
    const find = () => recoveries.findByToken(db, token_hash, clock.now().toISOString());
    const recovery = await brakes.guess([pairBrake(ip, 'recover-password')], find);
    if (!recovery) throw linkInvalid();
    return recovery;
  };

  return {
    /** The token of a letter that asks somebody into the staff. */
    drawInvite: (tx: Tx, user_id: number): Promise<string> => put(tx, user_id, { is_invite: true, minutes: INVITE_DAYS * 24 * 60 }),

    /** Whatever link somebody has is good for nothing from then on. */
    takeBack: (tx: Tx, user_id: number): Promise<void> => recoveries.remove(tx.db, user_id),

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

    /** Whether a link holds, before anybody chooses a password for it. Guessed at no faster than with a password. */
    look: async ({ info: { ip } }: Visitor, { body: { token } }: { body: { token: string } }): Promise<RecoveryView> => {
      const { is_invite } = await held(ip, secretHash(token));
      return { is_invite };
    },

    /** Sets the password of whom the link belongs to. A second factor stays as it is: the link alone does not enter. */
    recover: async (visitor: Visitor, { body }: { body: { token: string; password: string } }): Promise<void> => {
      const token_hash = secretHash(body.token);
      const { user_id, is_invite } = await held(visitor.info.ip, token_hash);
      const person = await users.find(user_id);
      const weak = weakPasswordProblem(body.password, [person?.name, person?.email]);
      if (weak) throw invalid({ password: weak });
      const password_hash = await hashPassword(body.password);
      await work(visitor, async (tx) => {
        if (!(await recoveries.take(tx.db, token_hash, tx.now))) throw linkInvalid();
        if (is_invite) await users.enter(tx, user_id, password_hash);
        else await users.setPassword(tx, user_id, password_hash);
        await endOtherSessions(tx, user_id, null);
      });
    },

    /** Forgets links that were never used. Run by a job. */
    sweep: (): Promise<void> => recoveries.deleteExpired(db, clock.now().toISOString()),
  };
};

const linkInvalid = (): AppError => new AppError(422, codedError('recovery_link_invalid'));
