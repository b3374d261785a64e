import { codedError } from '@esteto/contract/coded-error';
import type { groupManager as contract, ManagerInviteView } from '@esteto/contract/duty/group-manager';
import type { InputOf } from '@esteto/contract/endpoint';
import { groupManagerMachine } from '@esteto/domain/duty/group-manager/group-manager-life';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { Exchange } from '../../../platform/http/bind.ts';
import { pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { secretHash } from '../../../platform/sessions/secret.ts';
import type { SessionActor, Visitor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import type { SessionService } from '../../identity/session/session.service.ts';
import type { TermsService } from '../../identity/terms-of-service/terms-of-service.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import * as managers from './group-manager.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & { users: UserService; terms: TermsService; sessions: SessionService };

const alreadyIn = { constraint: 'group_managers_user_group', field: 'token', message: 'Você já faz parte deste grupo.' };

/** Who was asked into a group, and comes. */
export const groupManagerEntry = ({ db, work, clock, config, users, terms, sessions }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const inviteOf = (token: string) => managers.findByToken(db, secretHash(token), clock.now().toISOString());

  const find = async (token: string): Promise<NonNullable<managers.Invitation>> => {
    const invite = await inviteOf(token);
    if (!invite) throw inviteInvalid();
    if (invite.isUsed) throw inviteUsed();
    return invite;
  };

  /** Takes a manager in. Of several who come at once the first is in; the others wait for the lock and are told that it is over. */
  const settle = async (tx: Tx, { id }: { id: number }, user_id: number): Promise<number> => {
    const row = await tx.lock(groupManagers, { id, version: null, scope: managers.within(null) });
    if (row.status === 'active') throw inviteUsed();
    if (row.status !== 'pending') throw inviteInvalid();
    await refuseTaken(alreadyIn, () => tx.move(groupManagers, groupManagerMachine, row, { action: 'accept', by: 'guest' }, { user_id }));
    return row.group_id;
  };

  return {
    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<ManagerInviteView> => {
      // Where links are tried out it is seen, and slowed.
      const invite = await brakes.guess([pairBrake(visitor.info.ip, 'manager-invite')], () => inviteOf(token));
      if (!invite) throw inviteInvalid();
      if (invite.isUsed) throw inviteUsed();
      if (!invite.opened_at) await managers.markOpened(db, invite.id, clock.now().toISOString());
      return managers.viewOf(invite);
    },

    /** With the account that the e-mail belongs to. */
    accept: async (actor: SessionActor, { body: { token } }: InputOf<typeof contract.accept>): Promise<{ group_id: number }> => {
      const invite = await find(token);
      if (invite.email !== actor.user.email) throw new AppError(403, codedError('invite_for_other'));
      return work(actor, async (tx) => ({ group_id: await settle(tx, invite, actor.user.id) }));
    },

    /** Makes the account that the invitation is for: the letter's link shows that the e-mail is theirs. */
    enter: async (visitor: Visitor, { body: { token, name, password, terms_id } }: InputOf<typeof contract.enter>, exchange: Exchange) => {
      const invite = await find(token);
      const { email } = invite;
      const weak = weakPasswordProblem(password, [name, email]);
      if (weak) throw invalid({ password: weak });
      if (invite.account_id !== null) throw new AppError(409, codedError('invite_for_account'));
      const password_hash = await hashPassword(password);
      const begun = await work(visitor, async (tx) => {
        await terms.refuseFormer(tx, terms_id);
        const { id } = await users.addOnce(tx, { type: 'manager', name, email, password_hash, email_verified_at: tx.now });
        await settle(tx, invite, id);
        await terms.acceptFor(tx, id, { terms_id, ip: visitor.info.ip });
        return sessions.begin(tx, visitor, id, null);
      });
      return sessions.handOver(begun, exchange);
    },
  };
};

const inviteInvalid = (): AppError => new AppError(422, codedError('invite_invalid'));
const inviteUsed = (): AppError => new AppError(409, codedError('invite_used'));
