import { codedError } from '@esteto/contract/coded-error';
import { RESEND_WAIT_SECONDS } from '@esteto/domain/identity/user/access-codes';
import { written } from '@esteto/mail/letter/written';
import { noticesAddressLetter } from '@esteto/mail/user/notices-address-letter';
import { verificationLetter } from '@esteto/mail/user/verification-letter';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { waitGate } from '../../../platform/http/wait-gate.ts';
import { letterQuotas, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { letterBrake, pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { codeHash, newCode } from '../../../platform/sessions/verification-code.ts';
import { systemActor, type Visitor } from '../../../platform/work/actor.ts';
import type { NoticesAddressJob, UserService } from '../user/user.service.ts';
import * as verifications from './email-verification.repository.ts';

export const VERIFICATION_MAIL = 'user.verification-mail';
const VALID_MINUTES = 30;

/** `renew`: also when an earlier code still holds. */
export type VerificationJob = { email: string; renew: boolean };

export type EmailVerificationService = ReturnType<typeof emailVerificationService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { users: UserService };

export const emailVerificationService = ({ db, work, clock, config, jobs, mail, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });
  const secondsToWait = waitGate(clock, RESEND_WAIT_SECONDS);
  const ask = (visitor: Visitor, email: string, renew: boolean): Promise<void> =>
    work(visitor, (tx) => jobs.enqueue(tx, VERIFICATION_MAIL, { email, renew } satisfies VerificationJob, `verification-${email}`));

  /**
   * The owner of a code, which alone says so. Until it expires it may be used again, for mail programs open links before people do. Null for one that confirms
   * where notices go, which says nothing about the account.
   */
  const confirm = async (visitor: Visitor, code: string): Promise<number | null> => {
    const brake = pairBrake(visitor.info.ip, 'verify-email');
    const hash = codeHash(config.secretKey, code);
    const verification = await verifications.findByCode(db, hash, clock.now().toISOString(), brakes.closedUntil(brake));
    if (!verification) {
      await brakes.enter([brake]);
      throw new AppError(422, codedError('code_invalid'));
    }
    brakes.refuseUntil(verification.closed_until ? [verification.closed_until] : []);
    if (verification.purpose === 'notices') {
      await users.setNotificationsEmail(visitor, verification.user_id, verification.email);
      return null;
    }
    if (!verification.email_verified_at) await users.verifyEmail(visitor, verification.user_id);
    return verification.user_id;
  };

  return {
    /** Answers the same whether the e-mail exists or not, in the same time: a job looks. Who asks too early is told how long to wait. */
    resend: async (visitor: Visitor, { body: { email } }: { body: { email: string } }): Promise<{ wait_seconds: number }> => {
      await brakes.enter([pairBrake(visitor.info.ip, `ask ${email}`), letterBrake(visitor.info.ip)]);
      const wait_seconds = secondsToWait(email);
      if (wait_seconds === 0) await ask(visitor, email, true);
      return { wait_seconds };
    },

    /** Sends a code to who has none that still holds: a login was refused for the lack of it. */
    remind: (visitor: Visitor, email: string): Promise<void> => ask(visitor, email, false),

    verify: async (visitor: Visitor, { code }: { code: string }): Promise<void> => {
      await confirm(visitor, code);
    },

    confirm,

    /** A job. What could not be sent is taken back, so that a retry sends a code that works. */
    send: async ({ email, renew }: VerificationJob, jobId: string): Promise<void> => {
      const person = await users.forLogin(email);
      if (!person?.is_active || person.email_verified_at) return;
      const now = clock.now();
      const last = await verifications.findLast(db, person.id, person.email);
      if (last && !renew && Date.parse(last.expires_at) > now.getTime()) return;

      const code = newCode();
      const code_hash = codeHash(config.secretKey, code);
      const actor = systemActor(jobId);
      const quota = lettersTo('verification', person.email);
      const isDrawn = await work(actor, async (tx) => {
        if (!(await quotas.take(tx.db, [quota]))) return false;
        const expires_at = new Date(now.getTime() + VALID_MINUTES * 60_000).toISOString();
        await verifications.insert(tx.db, { user_id: person.id, email: person.email, code_hash, created_at: tx.now, expires_at });
        tx.record({ type: 'user', id: person.id }, { action: 'user.verification_sent' });
        return true;
      });
      if (!isDrawn) return;
      const letter = verificationLetter({
        person: person.name,
        code,
        link: `${config.publicUrl}/confirmar-email/${code}`,
        validMinutes: VALID_MINUTES,
      });
      await mail.send({ to: person.email, ...written(letter) }, `verification-${jobId}`).catch(async (error: unknown) => {
        await work(actor, async (tx) => {
          await verifications.remove(tx.db, person.id, code_hash);
          await quotas.giveBack(tx.db, quota);
        });
        throw error;
      });
    },

    /** Asks the address that a person's notices are to go to. A job. */
    askNoticesAddress: async ({ user_id }: NoticesAddressJob, jobId: string): Promise<void> => {
      const person = await users.find(user_id);
      const email = person?.notifications_email_asked;
      if (!person?.is_active || !email) return;
      const code = newCode();
      const now = clock.now();
      const expires_at = new Date(now.getTime() + VALID_MINUTES * 60_000).toISOString();
      const code_hash = codeHash(config.secretKey, code);
      await work(systemActor(jobId), (tx) =>
        verifications.insert(tx.db, { user_id, email, purpose: 'notices', code_hash, created_at: tx.now, expires_at }),
      );
      const link = `${config.publicUrl}/confirmar-email/${code}`;
      const letter = noticesAddressLetter({ person: person.name, link, validMinutes: VALID_MINUTES });
      await mail.send({ to: email, ...written(letter) }, `notices-address-${jobId}`);
    },

    /** Forgets what can no longer be used. Run by a job. */
    sweep: (): Promise<void> => verifications.deleteExpired(db, clock.now().toISOString()),
  };
};
