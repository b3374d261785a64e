import { codedError } from '@esteto/contract/coded-error';
import type { AccreditationInviteView, accreditationInvite as contract } from '@esteto/contract/duty/accreditation-invite';
import type { InputOf } from '@esteto/contract/endpoint';
import { accreditationInviteMachine } from '@esteto/domain/duty/accreditation/accreditation-invite-life';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { Exchange } from '../../../../platform/http/bind.ts';
import { pairBrake } from '../../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../../../platform/sessions/password.ts';
import { secretHash } from '../../../../platform/sessions/secret.ts';
import type { SessionActor, Visitor } from '../../../../platform/work/actor.ts';
import { accreditationInvites as table } from '../../../../tables/accreditation/accreditation-invite.tables.ts';
import type { SessionService } from '../../../identity/session/session.service.ts';
import type { UserService } from '../../../identity/user/user.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { SignupService } from '../../../opening/signup/signup.service.ts';
import { begin } from '../accreditation-write.ts';
import * as invites from './accreditation-invite.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & {
  users: Pick<UserService, 'lock' | 'openFor'>;
  notices: Pick<NoticeService, 'tellPeople'>;
  sessions: Pick<SessionService, 'begin' | 'handOver'>;
  signups: Pick<SignupService, 'openTrial'>;
};

/** A doctor who was asked in by e-mail, and comes. */
export const accreditationInviteEntry = ({ db, work, clock, config, users, notices, sessions, signups }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const inviteOf = (token: string) => invites.findByToken(db, secretHash(token), clock.now().toISOString());

  const find = async (token: string): Promise<invites.Invitation> => {
    const invite = await inviteOf(token);
    if (!invite) throw inviteInvalid();
    if (invite.status === 'accepted') throw inviteUsed();
    return invite;
  };

  return {
    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<AccreditationInviteView> => {
      // Where links are tried out it is seen, and slowed.
      const invite = await brakes.guess([pairBrake(visitor.info.ip, 'accreditation-invite')], () => inviteOf(token));
      if (!invite) throw inviteInvalid();
      if (invite.status === 'accepted') throw inviteUsed();
      if (!invite.opened_at) await invites.markOpened(db, invite.id, clock.now().toISOString());
      return invites.viewOf(db, invite);
    },

    /** With the account that the e-mail belongs to: the group's invite stands in it from now on, and shares nothing before it is answered there. */
    accept: async (actor: SessionActor, { body: { token } }: InputOf<typeof contract.accept>): Promise<void> => {
      const invite = await find(token);
      if (invite.email !== actor.user.email) throw new AppError(403, codedError('invite_for_other'));
      await work(actor, async (tx) => {
        const professional = await users.lock(tx, { id: actor.user.id, version: null, scope: undefined });
        if (professional.doctor_role !== 'partner') throw new AppError(422, codedError('invite_for_doctor'));
        // The lock lets one in: of several who come at once the first is in, and the others wait here and are told that it is over.
        const row = await tx.lock(table, { id: invite.id, version: null, scope: undefined });
        if (row.status === 'accepted') throw inviteUsed();
        if (row.status !== 'pending') throw inviteInvalid();
        const { group_id, unit_ids, crm_number, crm_state, created_by } = row;
        // Whoever came into the group another way meanwhile goes on there.
        if (invite.standing_id === null)
          await begin(tx, users, { by: 'invite', group_id, professional, field: 'token', facts: { unit_ids, crm_number, crm_state } });
        await tx.move(table, accreditationInviteMachine, row, { action: 'accept', by: 'guest' }, { accepted_by: professional.id });
        if (created_by !== null)
          await notices.tellPeople(tx, [created_by], {
            kind: 'accreditation.joined',
            title: `${professional.name} entrou pelo seu convite`,
            body: 'O médico tem uma conta no Esteto e decide agora o que mostrar ao grupo.',
            key: `accreditation-invite-${row.id}`,
            pageOf: () => `${basePath.gestao}/profissionais/credenciamento`,
          });
      });
    },

    /** Makes the account that the invitation is for: the letter's link shows that the e-mail is theirs. With its session the link is accepted. */
    enter: async (
      visitor: Visitor,
      { body: { token, name, phone, password, terms_id } }: InputOf<typeof contract.enter>,
      exchange: Exchange,
    ) => {
      const { email, account_type } = await find(token);
      const weak = weakPasswordProblem(password, [name, email]);
      if (weak) throw invalid({ password: weak });
      if (account_type !== null) throw new AppError(409, codedError('invite_for_account'));
      const password_hash = await hashPassword(password);
      const begun = await work(visitor, async (tx) => {
        const person = { name, email, password_hash, email_verified_at: tx.now };
        const user_id = await signups.openTrial(tx, person, { phone, terms_id, ip: visitor.info.ip });
        return sessions.begin(tx, visitor, user_id, null);
      });
      return sessions.handOver(begun, exchange);
    },
  };
};

const inviteInvalid = (): AppError => new AppError(422, codedError('invite_invalid'));
const inviteUsed = (): AppError => new AppError(409, codedError('invite_used'));
