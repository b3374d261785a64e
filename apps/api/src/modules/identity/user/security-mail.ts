import { deviceName } from '@esteto/domain/identity/user/device-name';
import { written } from '@esteto/mail/letter/written';
import { type SecurityChange, securityLetter } from '@esteto/mail/user/security-letter';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { find } from './user.repository.ts';

export const SECURITY_MAIL = 'user.security-mail';

/** `former`: the address that something left; without one it goes to the address that they sign in with. */
export type SecurityJob = { user_id: number; what: SecurityChange; at: string; device: string | null; former?: string | null };
type Told = Pick<SecurityJob, 'user_id' | 'what' | 'former'>;

/** In the transaction of the change: the person hears of what lets into their account, whoever did it. */
export const tellSecurity = (jobs: Deps['jobs'], tx: Tx, { user_id, what, former = null }: Told): Promise<void> => {
  const { user_agent, request_id } = tx.actor.info;
  const job: SecurityJob = { user_id, what, at: tx.now, device: user_agent && deviceName(user_agent), former };
  return jobs.enqueue(tx, SECURITY_MAIL, job, `security-${what}-${user_id}-${former}-${request_id}`);
};

/** A job. Never to an address for notices but the one that they left. */
export const sendSecurityMail =
  ({ db, config, mail }: Pick<Deps, 'db' | 'config' | 'mail'>) =>
  async ({ user_id, former, ...change }: SecurityJob, jobId: string): Promise<void> => {
    const person = await find(db, user_id);
    if (!person?.is_active) return;
    const letter = securityLetter({ ...change, person: person.name, link: config.publicUrl });
    await mail.send({ to: former ?? person.email, ...written(letter) }, `security-${jobId}`);
  };
