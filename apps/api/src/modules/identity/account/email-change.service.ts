import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { account as contract } from '@esteto/contract/identity/account';
import { written } from '@esteto/mail/letter/written';
import { emailChangedLetter, emailChangeLetter } from '@esteto/mail/user/email-change-letter';
import type { Deps } from '../../../deps.ts';
import { AppError, conflict } from '../../../platform/http/app-error.ts';
import { letterQuotas, lettersBy, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { ownFactorBrakes } from '../../../platform/sessions/brake.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { codeHash, newCode } from '../../../platform/sessions/verification-code.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { UserService } from '../user/user.service.ts';
import * as accounts from './account.repository.ts';
import type { OwnPassword } from './own-password.ts';

export const EMAIL_CHANGE_MAIL = 'account.email-change-mail';

/** `former`: the change is done, and the address that it left is told. */
export type EmailChangeJob = { user_id: number; email: string; former: string | null };

const VALID_MINUTES = 30;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { users: UserService; password: OwnPassword };

/** Changes the address that a person signs in with: the new one must answer, the old one hears of it. */
export const emailChangeService = ({ db, work, clock, config, jobs, mail, users, password }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });

  /** Whether an address is somebody's is told to nobody: a code that never comes says nothing. */
  const sendCode = async ({ user_id, email }: EmailChangeJob, jobId: string): Promise<void> => {
    const [person, holder] = [await users.find(user_id), await users.forLogin(email)];
    if (!person?.is_active || holder) return;
    const code = newCode();
    await work(systemActor(jobId), async (tx) => {
      const expires_at = new Date(clock.now().getTime() + VALID_MINUTES * 60_000).toISOString();
      await accounts.insertEmailChange(tx.db, {
        user_id,
        email,
        code_hash: codeHash(config.secretKey, code),
        created_at: tx.now,
        expires_at,
      });
    });
    const letter = emailChangeLetter({ person: person.name, code, validMinutes: VALID_MINUTES });
    await mail.send({ to: email, ...written(letter) }, `email-change-${jobId}`);
  };

  return {
    ask: async (actor: SessionActor, { body: { email, current_password } }: InputOf<typeof contract.changeEmail>): Promise<void> => {
      const { id } = actor.user;
      await password.demand(id, current_password);
      if (email === actor.user.email) throw conflict('Este já é o e-mail com que você entra.', 'same_email');
      await work(actor, async (tx) => {
        if (!(await quotas.take(tx.db, [lettersTo('email-change', email), lettersBy('email-change', id)])))
          throw conflict('Já enviamos vários códigos. Confira a caixa de entrada ou espere uma hora para pedir outro.', 'too_many_codes');
        tx.record({ type: 'user', id }, { action: 'user.email_change_asked' });
        await jobs.enqueue(
          tx,
          EMAIL_CHANGE_MAIL,
          { user_id: id, email, former: null } satisfies EmailChangeJob,
          `email-change-${id}-${email}`,
        );
      });
    },

    confirm: async (actor: SessionActor, { body: { code } }: InputOf<typeof contract.confirmEmail>): Promise<void> => {
      const { id } = actor.user;
      const hash = codeHash(config.secretKey, code);
      const email = await brakes.guess(ownFactorBrakes(id), () => accounts.findEmailChange(db, id, hash, clock.now().toISOString()));
      if (email === null) throw new AppError(422, codedError('code_invalid'));
      await work(actor, async (tx) => {
        const former = await users.setEmail(tx, id, email);
        await accounts.removeEmailChange(tx.db, id);
        await endOtherSessions(tx, id, actor.session_id);
        await jobs.enqueue(tx, EMAIL_CHANGE_MAIL, { user_id: id, email, former } satisfies EmailChangeJob, `email-changed-${id}-${email}`);
      });
    },

    /** A job. */
    send: async (job: EmailChangeJob, jobId: string): Promise<void> => {
      if (job.former === null) return sendCode(job, jobId);
      const person = await users.find(job.user_id);
      if (person) await mail.send({ to: job.former, ...written(emailChangedLetter({ person: person.name })) }, `email-changed-${jobId}`);
    },
  };
};
