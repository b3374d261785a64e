import type { InputOf } from '@esteto/contract/endpoint';
import type { invite as contract, InviteRow, InviteView, StaffInvite } from '@esteto/contract/invite';
import type { Page } from '@esteto/contract/list';
import type { SessionUser } from '@esteto/contract/session';
import { codedError } from '@esteto/contract/wire-error';
import { entriesOfGrants } from '@esteto/domain/permission/company-grants';
import { INVITE_DAYS, INVITED_ENOUGH, INVITES_A_DAY, type InviteForm, TOO_MANY_INVITES } from '@esteto/domain/user/invite-form';
import { type InviteActor, inviteMachine } from '@esteto/domain/user/invite-life';
import { weakPasswordProblem } from '@esteto/domain/user/password-strength';
import { written } from '@esteto/mail/letter/written';
import { inviteLetter } from '@esteto/mail/user/invite-letter';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, invalid } from '../../platform/http/app-error.ts';
import type { Exchange } from '../../platform/http/bind.ts';
import { each } from '../../platform/jobs/each.ts';
import { letterQuotas, lettersTo } from '../../platform/mail/letter-quota.ts';
import { pairBrake } from '../../platform/sessions/brake.ts';
import { guessBrakes } from '../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import { newSecret, secretHash } from '../../platform/sessions/secret.ts';
import { type CompanyActor, type SessionActor, systemActor, type Visitor } from '../../platform/work/actor.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { RowKey, Tx } from '../../platform/work/work.ts';
import type { CompanyService } from '../company/company.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TermsService } from '../terms-of-service/terms-of-service.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as repository from './invite.repository.ts';
import { invites } from './invite.tables.ts';

export const INVITE_MAIL = 'invites.mail';

type Invite = Row<typeof invites>;
export type InviteJob = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & {
  users: UserService;
  companies: CompanyService;
  terms: TermsService;
  sessions: SessionService;
};

const DAY_MS = 86_400_000;

const alreadyAsked = {
  constraint: 'invites_pending',
  field: 'email',
  message: 'Já há um convite para este e-mail. Reenvie-o em vez de criar outro.',
};

export const inviteService = ({ db, work, clock, config, jobs, mail, users, companies, terms, sessions }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });

  const expiry = (now: string): string => new Date(Date.parse(now) + INVITE_DAYS * DAY_MS).toISOString();

  /** Strangers read it: who sends many, or many to one, is told to wait. */
  const post = async (tx: Tx, { id, company_id, email }: Invite): Promise<void> => {
    if (!(await quotas.take(tx.db, [{ what: 'invites', of: company_id, most: INVITES_A_DAY, within_ms: DAY_MS }])))
      throw conflict(TOO_MANY_INVITES, 'too_many_invites');
    if (!(await quotas.take(tx.db, [lettersTo('invite', email)]))) throw conflict(INVITED_ENOUGH, 'too_many_invites');
    await jobs.enqueue(tx, INVITE_MAIL, { id } satisfies InviteJob, `invite-${id}-${tx.now}`);
  };

  const known = (token: string): Promise<Invite | null> => repository.findByToken(db, secretHash(token), clock.now().toISOString());

  /** A token has 256 bits: whoever brings one that holds has the link. */
  const find = async (token: string): Promise<Invite> => {
    const found = await known(token);
    if (!found) throw inviteInvalid();
    return found;
  };

  /** Uses it up; of two who accept at once the second is told that it is over. */
  const accept = async (tx: Tx, { id }: Invite, user_id: number): Promise<void> => {
    const row = await tx.lock(invites, { id, version: null, scope: undefined });
    if (row.status !== 'pending') throw inviteInvalid();
    const { company_id, user_type, permissions } = row;
    const is_owner = user_type === 'partner' && (await companies.ownerId(company_id)) === null;
    await companies.join(tx, { user_id, company_id, user_type, permissions, is_owner });
    await tx.move(invites, inviteMachine, row, { action: 'accept', by: 'guest' }, { accepted_at: tx.now, token_hash: null });
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
      const { company_id } = row;
      const values = { sent_at: tx.now, expires_at: expiry(tx.now), opened_at: null };
      if (row.status === 'pending') await tx.change(invites, row, values, { action: 'invite.resent', company_id });
      else await tx.move(invites, inviteMachine, row, { action: 'resend', by }, values);
      await post(tx, row);
    });

  const linkOf = (token: string): string => `${config.publicUrl}/convite/${token}`;

  return {
    list: ({ company: { company_id } }: CompanyActor): Promise<InviteRow[]> => repository.open(db, company_id),

    create: (actor: CompanyActor, { body }: InputOf<typeof contract.create>): Promise<InviteRow> =>
      ask(actor, actor.company.company_id, body),

    resend: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      sendAgain(actor, id, { scope: repository.ofCompany(actor.company.company_id), by: 'partner' }),

    everyOpen: (_actor: SessionActor, input: InputOf<typeof contract.everyOpen>): Promise<Page<StaffInvite>> =>
      repository.everyOpen(db, input),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<StaffInvite> => repository.detail(db, id),

    createForCompany: async (
      actor: SessionActor,
      { body: { company_id, ...body } }: InputOf<typeof contract.createForCompany>,
    ): Promise<StaffInvite> => {
      await companies.find(db, company_id);
      const { id } = await ask(actor, company_id, body);
      return repository.detail(db, id);
    },

    resendForCompany: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      sendAgain(actor, id, { scope: repository.isOpen, by: 'staff' }),

    link: (actor: SessionActor, { id }: { id: number }): Promise<{ link: string }> =>
      work(actor, async (tx) => {
        const row = await tx.lock(invites, { id, version: null, scope: repository.isOpen });
        const token = newSecret();
        if (row.status !== 'pending') throw new AppError(422, codedError('invite_invalid'));
        await tx.change(invites, row, { token_hash: secretHash(token) }, { action: 'invite.link_made', company_id: row.company_id });
        return { link: linkOf(token) };
      }),

    remove: async (actor: CompanyActor, { id }: { id: number }): Promise<void> => {
      const { company_id } = actor.company;
      const key = { id, version: null, scope: repository.ofCompany(company_id) };
      await work(actor, (tx) =>
        tx.update(invites, key, { deleted_at: tx.now, token_hash: null }, { action: 'invite.removed', company_id }),
      );
    },

    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<InviteView> => {
      // Where links are tried out it is seen, and slowed.
      const found = await brakes.guess([pairBrake(visitor.info.ip, 'invite')], () => known(token));
      if (!found) throw inviteInvalid();
      if (!found.opened_at) await repository.markOpened(db, found.id, clock.now().toISOString());
      const view = await repository.view(db, found.id);
      if (!view) throw inviteInvalid();
      return view;
    },

    /** With the account that the e-mail belongs to. */
    accept: async (actor: SessionActor, { body: { token } }: InputOf<typeof contract.accept>): Promise<void> => {
      const found = await find(token);
      if (found.email !== actor.user.email) throw new AppError(403, codedError('invite_for_other'));
      await work(actor, (tx) => accept(tx, found, actor.user.id));
    },

    /** Makes the account that the invitation is for, and enters with it: the link shows that the e-mail is theirs. */
    enter: async (
      visitor: Visitor,
      { body: { token, name, password, terms_id } }: InputOf<typeof contract.enter>,
      exchange: Exchange,
    ): Promise<{ access_token: string; user: SessionUser }> => {
      const found = await find(token);
      const weak = weakPasswordProblem(password, [name, found.email]);
      if (weak) throw invalid({ password: weak });
      if (await users.forLogin(found.email)) throw new AppError(409, codedError('invite_for_account'));
      const password_hash = await hashPassword(password);
      const begun = await work(visitor, async (tx) => {
        await terms.refuseFormer(tx, terms_id);
        const { email, user_type } = found;
        const person = { type: 'doctor', doctor_role: user_type, name, email, password_hash, email_verified_at: tx.now } as const;
        const { id } = await users.add(tx, person);
        await accept(tx, found, id);
        await terms.acceptFor(tx, id, { terms_id, ip: visitor.info.ip });
        return sessions.begin(tx, visitor, id, null);
      });
      return sessions.handOver(begun, exchange);
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
          if (row) await tx.move(invites, inviteMachine, row, { action: 'expire', by: 'system' }, { token_hash: null });
        }),
      ),
  };
};

const inviteInvalid = (): AppError => new AppError(422, codedError('invite_invalid'));
