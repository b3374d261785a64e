import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { written } from '@esteto/mail/letter/written';
import { staffInviteLetter } from '@esteto/mail/user/staff-invite-letter';
import type { Deps } from '../../../deps.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { PasswordRecoveryService } from '../../identity/password-recovery/password-recovery.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';

export const ANALYST_INVITE_MAIL = 'analysts.invite-mail';

export type AnalystInviteJob = { user_id: number };

export type AnalystInvites = ReturnType<typeof analystInvites>;

type Parts = Pick<Deps, 'clock' | 'config' | 'work' | 'jobs' | 'mail'> & { users: UserService; recoveries: PasswordRecoveryService };

/** The letters that ask people into the staff. Their link proves the address and lets them choose a password. */
export const analystInvites = ({ clock, config, work, jobs, mail, users, recoveries }: Parts) => {
  const quotas = letterQuotas({ clock, config });
  return {
    /** In the transaction that asks somebody in, or asks once more. */
    ask: async (tx: Tx, user_id: number): Promise<void> => {
      const person = await users.lock(tx, { id: user_id, version: null, scope: undefined });
      await quotas.takeUnasked(tx.db, 'staff_invite', { by: tx.actor.user?.id ?? 0, to: person.email });
      // Until the letter is written nobody knows the link; that it holds is told at once.
      await recoveries.drawInvite(tx, user_id);
      tx.record({ type: 'user', id: user_id }, { action: 'user.invited' });
      await jobs.enqueue(tx, ANALYST_INVITE_MAIL, { user_id } satisfies AnalystInviteJob, `staff-invite-${user_id}`);
    },

    withdraw: (tx: Tx, user_id: number): Promise<void> => recoveries.takeBack(tx, user_id),

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    send: async ({ user_id }: AnalystInviteJob, jobId: string): Promise<void> => {
      const token = await work(systemActor(jobId), async (tx) => {
        const person = await users.lock(tx, { id: user_id, version: null, scope: undefined });
        return person.is_active && !person.email_verified_at ? recoveries.drawInvite(tx, user_id) : null;
      });
      const person = await users.find(user_id);
      if (token === null || !person) return;
      const letter = staffInviteLetter({
        name: person.name,
        link: `${config.publicUrl}/recuperar-senha/${token}`,
        validDays: INVITE_DAYS,
      });
      await mail.send({ to: person.email, ...written(letter) }, `staff-invite-${jobId}`);
    },
  };
};
