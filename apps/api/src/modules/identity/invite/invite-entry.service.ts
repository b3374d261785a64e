import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { invite as contract, InviteOutcome, InviteView } from '@esteto/contract/identity/invite';
import type { SessionUser } from '@esteto/contract/identity/session';
import { type Asker, type InviteWay, mayConfirm, needsConfirmation } from '@esteto/domain/identity/user/invite-confirmation';
import { type InviteActor, inviteMachine } from '@esteto/domain/identity/user/invite-life';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { Exchange } from '../../../platform/http/bind.ts';
import { pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import type { CompanyActor, SessionActor, Visitor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { RowKey, Tx } from '../../../platform/work/work.ts';
import { invites } from '../../../tables/invite/invite.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { SignupService } from '../../opening/signup/signup.service.ts';
import type { EmailVerificationService } from '../email-verification/email-verification.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TermsService } from '../terms-of-service/terms-of-service.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as repository from './invite.repository.ts';
import { INVITE_NEWS, type InviteNews } from './invite-news.ts';

type Invite = Row<typeof invites>;
type Found = { id: number; email: string; way: InviteWay; has_account: boolean };
type Entered = InviteOutcome & { access_token: string | null; user: SessionUser | null };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs'> & {
  users: UserService;
  companies: CompanyService;
  terms: TermsService;
  sessions: SessionService;
  signups: SignupService;
  verifications: EmailVerificationService;
};

/** Who was asked in, and who says yes to them. */
export const inviteEntryService = (parts: Parts) => {
  const { db, work, clock, config, jobs, users, companies, terms, sessions, signups, verifications } = parts;
  const brakes = guessBrakes({ db, clock, config });

  const inviteOf = (token: string) => repository.findByToken(db, secretHash(token), clock.now().toISOString());

  /** A token has 256 bits: whoever brings one that holds has the link. */
  const find = async (token: string): Promise<Found> => {
    const invite = await inviteOf(token);
    if (!invite) throw inviteInvalid();
    if (invite.accepted_at) throw inviteUsed();
    return invite;
  };

  /** Locks an invite. Of several who accept at once the first has it; the others wait here and are told that it is over. */
  const lock = async (tx: Tx, { id }: Found): Promise<Invite> => {
    const row = await tx.lock(invites, { id, version: null, scope: repository.isOpen });
    if (row.accepted_at) throw inviteUsed();
    if (row.status !== 'pending') throw inviteInvalid();
    return row;
  };

  const join = async (tx: Tx, row: Invite, user_id: number, owner: number | null): Promise<void> => {
    const { company_id, user_type, permissions } = row;
    const is_owner = user_type === 'partner' && owner === null;
    await companies.join(tx, { user_id, company_id, user_type, permissions, is_owner });
  };

  const tell = (tx: Tx, news: InviteNews): Promise<void> => jobs.enqueue(tx, INVITE_NEWS, news, `invite-${news.kind}-${news.id}`);

  const askerOf = async (tx: Tx, created_by: number | null, owner: number | null): Promise<Asker> => {
    if (created_by !== null && created_by === owner) return 'owner';
    const asker = created_by === null ? null : await users.find(created_by, tx.db);
    return asker?.type === 'doctor' ? 'partner' : 'staff';
  };

  const settle = async (tx: Tx, row: Invite, user_id: number, way: InviteWay): Promise<InviteOutcome> => {
    const { id, company_id, user_type, created_by } = row;
    const owner = await companies.ownerId(company_id, tx.db);
    const awaits_confirmation = needsConfirmation({ user_type, way, asked_by: await askerOf(tx, created_by, owner) });
    const accepted = { accepted_at: tx.now, accepted_by: user_id, accepted_way: way };
    if (awaits_confirmation) await tx.change(invites, row, accepted, { action: 'invite.accepted', company_id });
    else {
      await join(tx, row, user_id, owner);
      await tx.move(invites, inviteMachine, row, { action: 'accept', by: 'guest' }, accepted);
    }
    if (awaits_confirmation || way === 'copy') await tell(tx, { id, kind: 'accepted' });
    return { company_id, awaits_confirmation };
  };

  const confirm = (
    actor: SessionActor,
    id: number,
    { scope, by, is_owner }: { scope: RowKey['scope']; by: InviteActor; is_owner: boolean },
  ): Promise<void> =>
    work(actor, async (tx) => {
      const row = await tx.lock(invites, { id, version: null, scope });
      if (row.status !== 'pending' || row.accepted_by === null) throw inviteInvalid();
      if (!mayConfirm({ id: actor.user.id, is_owner, is_staff: by === 'staff' }, row))
        throw new AppError(403, codedError('invite_needs_other'));
      await join(tx, row, row.accepted_by, await companies.ownerId(row.company_id, tx.db));
      await tx.move(invites, inviteMachine, row, { action: 'confirm', by });
      await tell(tx, { id, kind: 'confirmed' });
    });

  return {
    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<InviteView> => {
      // Where links are tried out it is seen, and slowed.
      const invite = await brakes.guess([pairBrake(visitor.info.ip, 'invite')], () => inviteOf(token));
      if (!invite) throw inviteInvalid();
      if (invite.accepted_at) throw inviteUsed();
      if (!invite.opened_at) await repository.markOpened(db, invite.id, clock.now().toISOString());
      const view = await repository.view(db, invite.id);
      if (!view) throw inviteInvalid();
      return view;
    },

    /** With the account that the e-mail belongs to. */
    accept: async (actor: SessionActor, { body: { token } }: InputOf<typeof contract.accept>): Promise<InviteOutcome> => {
      const invite = await find(token);
      if (invite.email !== actor.user.email) throw new AppError(403, codedError('invite_for_other'));
      return work(actor, async (tx) => settle(tx, await lock(tx, invite), actor.user.id, invite.way));
    },

    /** Makes the account that the invitation is for. The letter's link shows that the e-mail is theirs, and enters; a copied one does not. */
    enter: async (
      visitor: Visitor,
      { body: { token, key, name, password, terms_id } }: InputOf<typeof contract.enter>,
      exchange: Exchange,
    ): Promise<Entered> => {
      const invite = await find(token);
      const { email, way } = invite;
      const weak = weakPasswordProblem(password, [name, email]);
      if (weak) throw invalid({ password: weak });
      if (invite.has_account) throw new AppError(409, codedError('invite_for_account'));
      const password_hash = await hashPassword(password);
      const isProven = way === 'letter';
      // Nobody enters until the password is confirmed with the code.
      const nobodys = isProven ? null : await hashPassword(newSecret());
      const { begun, outcome } = await work(visitor, async (tx) => {
        const row = await lock(tx, invite);
        await terms.refuseFormer(tx, terms_id);
        const person = { type: 'doctor', doctor_role: row.user_type, name, email } as const;
        const { id } = await users.add(
          tx,
          nobodys === null ? { ...person, password_hash, email_verified_at: tx.now } : { ...person, password_hash: nobodys },
        );
        if (!isProven) await signups.keepPassword(tx, { key, email, password_hash, user_id: id });
        const outcome = await settle(tx, row, id, way);
        await terms.acceptFor(tx, id, { terms_id, ip: visitor.info.ip });
        return { outcome, begun: isProven ? await sessions.begin(tx, visitor, id, null) : null };
      });
      if (begun) return { ...outcome, ...(await sessions.handOver(begun, exchange)) };
      await verifications.remind(visitor, email);
      return { ...outcome, access_token: null, user: null };
    },

    confirm: ({ company, ...actor }: CompanyActor, { id }: { id: number }): Promise<void> =>
      confirm(actor, id, { scope: repository.ofCompany(company.company_id), by: 'partner', is_owner: company.is_owner }),

    confirmForCompany: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      confirm(actor, id, { scope: repository.isOpen, by: 'staff', is_owner: false }),
  };
};

const inviteInvalid = (): AppError => new AppError(422, codedError('invite_invalid'));
const inviteUsed = (): AppError => new AppError(409, codedError('invite_used'));
