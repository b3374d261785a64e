import type { AccreditationInviteRow, accreditationInvite as contract } from '@esteto/contract/duty/accreditation-invite';
import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { accreditationInviteMachine } from '@esteto/domain/duty/accreditation/accreditation-invite-life';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { parseCrm } from '@esteto/domain/shared/document/crm';
import { written } from '@esteto/mail/letter/written';
import { doctorInviteLetter } from '@esteto/mail/user/doctor-invite-letter';
import type { Deps } from '../../../../deps.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { letterQuotas } from '../../../../platform/mail/letter-quota.ts';
import { newSecret, secretHash } from '../../../../platform/sessions/secret.ts';
import { type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { accreditationInvites as table } from '../../../../tables/accreditation/accreditation-invite.tables.ts';
import { doctorNamed, ownsUnits } from '../accreditation-group.repository.ts';
import { doctorSearches, type Inviters, inviteKnown, refuseForeign } from '../accreditation-inviting.ts';
import * as invites from './accreditation-invite.repository.ts';

export const DOCTOR_INVITE_MAIL = 'accreditations.invite-mail';

export type DoctorInviteJob = { id: number };

const DAY_MS = 86_400_000;

const alreadyAsked = {
  constraint: 'accreditation_invites_open',
  field: 'email',
  message: 'O grupo já convidou este e-mail. Envie o convite de novo em vez de criar outro.',
};

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & Inviters;

/** How a group asks in a doctor whom Esteto does not know yet. */
export const accreditationInviteService = ({ db, work, clock, config, jobs, mail, users, notices }: Parts) => {
  const quotas = letterQuotas({ clock, config });
  const searches = doctorSearches({ db, clock, config });

  /** What is written with a letter that goes out at that instant. */
  const times = (now: string) => ({
    sent_at: now,
    expires_at: new Date(Date.parse(now) + INVITE_DAYS * DAY_MS).toISOString(),
    opened_at: null,
  });

  /** Strangers read it: who sends many, or many to one, is told to wait. */
  const post = async (tx: Tx, { id, group_id, email }: { id: number; group_id: number; email: string }): Promise<void> => {
    await quotas.takeUnasked(tx.db, 'doctor_invite', { by: group_id, to: email });
    await jobs.enqueue(tx, DOCTOR_INVITE_MAIL, { id } satisfies DoctorInviteJob, `doctor-invite-${id}-${tx.now}`);
  };

  return {
    list: (actor: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<AccreditationInviteRow>> =>
      invites.list(db, actor.group, input),

    /** A doctor of Esteto is invited there. Of any other account nothing is told: the letter goes, and its link says what becomes of it. */
    create: async (actor: ManagerActor, { body }: InputOf<typeof contract.create>): Promise<AnswerOf<typeof contract.create>> => {
      await searches.count(actor);
      const { name, email, message } = body;
      const { group_id } = actor.group;
      const chosen = unitsOf(actor, body.unit_ids);
      return work(actor, async (tx) => {
        const doctor = await doctorNamed(tx.db, email, group_id, chosen ?? []);
        refuseForeign(doctor ? doctor.owns_units : await ownsUnits(tx.db, group_id, chosen ?? []));
        if (doctor) {
          await inviteKnown(tx, { users, notices }, { group_id, doctor, field: 'email', message, facts: { unit_ids: chosen } });
          return { professional_name: doctor.professional.name };
        }
        const crm = parseCrm(body.crm ?? '');
        const values = { name, email, message, crm_number: crm?.number ?? null, crm_state: crm?.state ?? null, unit_ids: chosen };
        const { id } = await refuseTaken(alreadyAsked, () =>
          tx.insert(
            table,
            { ...values, group_id, status: 'pending' as const, ...times(tx.now) },
            { action: 'accreditation_invite.sent', only: TOLD },
          ),
        );
        await post(tx, { id, group_id, email });
        return { professional_name: null };
      });
    },

    resend: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version: null, scope: invites.within(actor.group) });
        const moved = { ...times(tx.now), token_hash: null };
        await tx.move(table, accreditationInviteMachine, row, { action: 'resend', by: 'manager' }, moved);
        await post(tx, row);
      }),

    /** Its link is good for nothing afterwards, and the address may be asked in again. */
    withdraw: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version: null, scope: invites.within(actor.group) });
        await tx.move(table, accreditationInviteMachine, row, { action: 'withdraw', by: 'manager' }, { token_hash: null });
      }),

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    send: async ({ id }: DoctorInviteJob, jobId: string): Promise<void> => {
      const token = newSecret();
      const invited = await work(systemActor(jobId), async (tx) =>
        (await invites.putToken(tx.db, id, secretHash(token))) ? invites.letterOf(tx.db, id) : null,
      );
      if (!invited) return;
      const letter = doctorInviteLetter({
        ...invited,
        link: `${config.publicUrl}/convite-credenciamento/${token}`,
        validDays: INVITE_DAYS,
      });
      await mail.send({ to: invited.email, ...written(letter) }, `doctor-invite-${jobId}`);
    },

    /** What the clock asks of them. A job: nothing is left to do when it runs again. */
    followClock: async (jobId: string): Promise<void> =>
      each('accreditation_invites', await invites.overdue(db, clock.now().toISOString()), (id) =>
        work(systemActor(jobId), async (tx) => {
          const [row] = await invites.lockOverdue(tx.db, id, tx.now);
          if (row) await tx.move(table, accreditationInviteMachine, row, { action: 'expire', by: 'system' }, { token_hash: null });
        }),
      ),
  };
};

/** Who was asked in stands in the invite, and not in the trail, which forgets nothing. */
const TOLD: ReadonlySet<string> = new Set(['status', 'unit_ids', 'expires_at']);

/** None means all that the manager looks after; of others they ask nobody in. */
const unitsOf = ({ group }: ManagerActor, ids: readonly number[]): number[] | null => {
  refuseForeign(ids.every((id) => group.unit_ids?.includes(id) ?? true));
  if (ids.length === 0) return group.unit_ids && [...group.unit_ids];
  return [...new Set(ids)].toSorted((a, b) => a - b);
};
