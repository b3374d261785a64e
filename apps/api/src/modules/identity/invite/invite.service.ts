import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { invite as contract, InviteRow, StaffInvite } from '@esteto/contract/identity/invite';
import type { Page } from '@esteto/contract/list';
import { entriesOfGrants } from '@esteto/domain/identity/permission/company-grants';
import { mayConfirm } from '@esteto/domain/identity/user/invite-confirmation';
import { INVITE_DAYS, type InviteForm } from '@esteto/domain/identity/user/invite-form';
import { type InviteActor, inviteMachine } from '@esteto/domain/identity/user/invite-life';
import { written } from '@esteto/mail/letter/written';
import { inviteLetter } from '@esteto/mail/user/invite-letter';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { RowKey, Tx } from '../../../platform/work/work.ts';
import { invites } from '../../../tables/invite/invite.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import * as repository from './invite.repository.ts';

export const INVITE_MAIL = 'invites.mail';

type Invite = Row<typeof invites>;
type Confirmable = Pick<Invite, 'status' | 'user_type' | 'accepted_at' | 'created_by' | 'link_copied_by'>;
export type InviteJob = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { companies: CompanyService };

const DAY_MS = 86_400_000;

const alreadyAsked = {
  constraint: 'invites_pending',
  field: 'email',
  message: 'Já há um convite para este e-mail. Reenvie-o em vez de criar outro.',
};

/** Who asks people in. */
export const inviteService = ({ db, work, clock, config, jobs, mail, companies }: Parts) => {
  const quotas = letterQuotas({ clock, config });

  const expiry = (now: string): string => new Date(Date.parse(now) + INVITE_DAYS * DAY_MS).toISOString();

  /** Strangers read it: who sends many, or many to one, is told to wait. */
  const post = async (tx: Tx, { id, company_id, email }: Invite): Promise<void> => {
    await quotas.takeUnasked(tx.db, 'invite', { by: company_id, to: email });
    await jobs.enqueue(tx, INVITE_MAIL, { id } satisfies InviteJob, `invite-${id}-${tx.now}`);
  };

  const ask = (actor: SessionActor, company_id: number, { grants, ...person }: InviteForm): Promise<Invite> =>
    work(actor, async (tx) => {
      if (await repository.isMember(tx.db, company_id, person.email)) throw invalid({ email: 'Esta pessoa já faz parte da empresa.' });
      const permissions = person.user_type === 'partner' ? [] : entriesOfGrants(grants);
      const row = await refuseTaken(alreadyAsked, () =>
        tx.insert(
          invites,
          { ...person, permissions, company_id, status: 'pending', sent_at: tx.now, expires_at: expiry(tx.now) },
          { action: 'invite.created', company_id },
        ),
      );
      await post(tx, row);
      return row;
    });

  const sendAgain = (actor: SessionActor, id: number, { scope, by }: { scope: RowKey['scope']; by: InviteActor }): Promise<void> =>
    work(actor, async (tx) => {
      const row = await tx.lock(invites, { id, version: null, scope });
      if (row.accepted_at) throw inviteUsed();
      const { company_id } = row;
      const values = { sent_at: tx.now, expires_at: expiry(tx.now), opened_at: null };
      if (row.status === 'pending') await tx.change(invites, row, values, { action: 'invite.resent', company_id });
      else await tx.move(invites, inviteMachine, row, { action: 'resend', by }, values);
      await post(tx, row);
    });

  const linkOf = (token: string): string => `${config.publicUrl}/convite/${token}`;

  /** `can_confirm`: whether it is on whoever asks to say yes to somebody who accepted. */
  const seenBy =
    (who: Parameters<typeof mayConfirm>[0]) =>
    <T extends Confirmable>(row: T): T & { can_confirm: boolean } => ({
      ...row,
      can_confirm: row.status === 'pending' && row.accepted_at !== null && mayConfirm(who, row),
    });
  const seenByMember = ({ user, company }: CompanyActor) => seenBy({ id: user.id, is_owner: company.is_owner, is_staff: false });
  const seenByStaff = ({ user }: SessionActor) => seenBy({ id: user.id, is_owner: false, is_staff: true });

  return {
    list: async (actor: CompanyActor): Promise<InviteRow[]> =>
      (await repository.open(db, actor.company.company_id)).map(seenByMember(actor)),

    create: async (actor: CompanyActor, { body }: InputOf<typeof contract.create>): Promise<InviteRow> =>
      seenByMember(actor)(await ask(actor, actor.company.company_id, body)),

    resend: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      sendAgain(actor, id, { scope: repository.ofCompany(actor.company.company_id), by: 'partner' }),

    everyOpen: async (actor: SessionActor, input: InputOf<typeof contract.everyOpen>): Promise<Page<StaffInvite>> => {
      const page = await repository.everyOpen(db, input);
      return { ...page, items: page.items.map(seenByStaff(actor)) };
    },

    detail: async (actor: SessionActor, { id }: { id: number }): Promise<StaffInvite> =>
      seenByStaff(actor)(await repository.detail(db, id)),

    createForCompany: async (
      actor: SessionActor,
      { body: { company_id, ...body } }: InputOf<typeof contract.createForCompany>,
    ): Promise<StaffInvite> => {
      await companies.find(db, company_id);
      const { id } = await ask(actor, company_id, body);
      return seenByStaff(actor)(await repository.detail(db, id));
    },

    resendForCompany: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      sendAgain(actor, id, { scope: repository.isOpen, by: 'staff' }),

    /** Beside the letter's link, which stays: whoever holds this one shows no address by it. */
    link: (actor: SessionActor, { id }: { id: number }): Promise<{ link: string }> =>
      work(actor, async (tx) => {
        const row = await tx.lock(invites, { id, version: null, scope: repository.isOpen });
        const token = newSecret();
        if (row.status !== 'pending' || row.accepted_at) throw new AppError(422, codedError('invite_invalid'));
        const link_copied_by = [...new Set([...row.link_copied_by, actor.user.id])];
        const values = { copied_hash: secretHash(token), link_copied_by };
        await tx.change(invites, row, values, { action: 'invite.link_made', company_id: row.company_id });
        return { link: linkOf(token) };
      }),

    remove: async (actor: CompanyActor, { id }: { id: number }): Promise<void> => {
      const { company_id } = actor.company;
      const key = { id, version: null, scope: repository.ofCompany(company_id) };
      const gone = { token_hash: null, copied_hash: null };
      await work(actor, (tx) => tx.update(invites, key, { deleted_at: tx.now, ...gone }, { action: 'invite.removed', company_id }));
    },

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    send: async ({ id }: InviteJob, jobId: string): Promise<void> => {
      const token = newSecret();
      const view = await work(systemActor(jobId), async (tx) =>
        (await repository.putToken(tx.db, id, secretHash(token))) ? repository.view(tx.db, id) : null,
      );
      if (!view) return;
      const letter = inviteLetter({ ...view, link: linkOf(token), validDays: INVITE_DAYS });
      await mail.send({ to: view.email, ...written(letter) }, `invite-${jobId}`);
    },

    /** What the clock asks of them. A job: nothing is left to do when it runs again. */
    followClock: async (jobId: string): Promise<void> =>
      each('invites', await repository.overdue(db, clock.now().toISOString()), (id) =>
        work(systemActor(jobId), async (tx) => {
          const [row] = await repository.lockOverdue(tx.db, id, tx.now);
          if (row) await tx.move(invites, inviteMachine, row, { action: 'expire', by: 'system' }, { token_hash: null, copied_hash: null });
        }),
      ),
  };
};

const inviteUsed = (): AppError => new AppError(409, codedError('invite_used'));
