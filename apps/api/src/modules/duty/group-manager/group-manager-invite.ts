import { groupManagerMachine } from '@esteto/domain/duty/group-manager/group-manager-life';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { written } from '@esteto/mail/letter/written';
import { managerInviteLetter } from '@esteto/mail/user/manager-invite-letter';
import type { Deps } from '../../../deps.ts';
import { each } from '../../../platform/jobs/each.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import * as managers from './group-manager.repository.ts';

export const MANAGER_INVITE_MAIL = 'group-managers.invite-mail';

export type ManagerInviteJob = { id: number };
export type ManagerInvites = ReturnType<typeof managerInvites>;

const DAY_MS = 86_400_000;

/** The letters that ask people into a group, and how long they hold. */
export const managerInvites = ({
  db,
  work,
  clock,
  config,
  jobs,
  mail,
}: Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'>) => {
  const quotas = letterQuotas({ clock, config });
  return {
    /** What is written with an invitation that goes out at that instant. */
    times: (now: string) => ({
      sent_at: now,
      expires_at: new Date(Date.parse(now) + INVITE_DAYS * DAY_MS).toISOString(),
      opened_at: null,
    }),

    /** In the transaction that asks somebody in, or asks once more. */
    post: async (tx: Tx, { id, group_id, email }: { id: number; group_id: number; email: string }): Promise<void> => {
      await quotas.takeUnasked(tx.db, 'manager_invite', { by: group_id, to: email });
      await jobs.enqueue(tx, MANAGER_INVITE_MAIL, { id } satisfies ManagerInviteJob, `manager-invite-${id}-${tx.now}`);
    },

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    send: async ({ id }: ManagerInviteJob, jobId: string): Promise<void> => {
      const token = newSecret();
      const invited = await work(systemActor(jobId), async (tx) =>
        (await managers.putToken(tx.db, id, secretHash(token))) ? managers.letterOf(tx.db, id) : null,
      );
      if (!invited) return;
      const letter = managerInviteLetter({ ...invited, link: `${config.publicUrl}/convite-gestor/${token}`, validDays: INVITE_DAYS });
      await mail.send({ to: invited.email, ...written(letter) }, `manager-invite-${jobId}`);
    },

    /** What the clock asks of them. A job: nothing is left to do when it runs again. */
    followClock: async (jobId: string): Promise<void> =>
      each('group_managers', await managers.overdue(db, clock.now().toISOString()), (id) =>
        work(systemActor(jobId), async (tx) => {
          const [row] = await managers.lockOverdue(tx.db, id, tx.now);
          if (row) await tx.move(groupManagers, groupManagerMachine, row, { action: 'expire', by: 'system' }, { token_hash: null });
        }),
      ),
  };
};
