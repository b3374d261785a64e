import type { InputOf } from '@esteto/contract/endpoint';
import type { AccessEvent, account, OpenSession, OwnAccount, RememberedDevice } from '@esteto/contract/identity/account';
import { deviceName } from '@esteto/domain/identity/user/device-name';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import { userEventLabel } from '@esteto/domain/identity/user/user-life';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { idleSince } from '../../../platform/sessions/principal.ts';
import { forgetDevices } from '../../../platform/sessions/remembered-devices.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { UserService } from '../user/user.service.ts';
import * as accounts from './account.repository.ts';
import { ownedCompanies } from './account-closing.repository.ts';
import type { OwnPassword } from './own-password.ts';

const ACCESSES = 50;

/** The actions of a person's history that are about signing in. */
const SECURITY_ACTIONS = Object.keys(userEventLabel).filter((action) => /password|two_factor|recovery|device|email_verified/.test(action));

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService; password: OwnPassword };

export const accountService = ({ db, work, clock, users, password }: Parts) => {
  const detail = async (reader: Reader, id: number): Promise<OwnAccount> => ({
    ...(await accounts.detail(reader, id)),
    alone_in: (await ownedCompanies(reader, id)).flatMap(({ name, heir }) => (heir === null ? name : [])),
  });

  return {
    detail: (actor: SessionActor): Promise<OwnAccount> => detail(db, actor.user.id),

    update: (actor: SessionActor, { body: { version, ...form } }: InputOf<typeof account.update>): Promise<OwnAccount> =>
      work(actor, async (tx) => {
        await users.edit(tx, actor.user, version, form);
        return detail(tx.db, actor.user.id);
      }),

    changePassword: async (actor: SessionActor, { body }: InputOf<typeof account.changePassword>): Promise<void> => {
      const { id } = actor.user;
      await password.demand(id, body.current_password);
      const weak = weakPasswordProblem(body.password, [actor.user.name, actor.user.email]);
      if (weak) throw invalid({ password: weak });
      const password_hash = await hashPassword(body.password);
      await work(actor, async (tx) => {
        await users.setPassword(tx, id, password_hash);
        await endOtherSessions(tx, id, actor.session_id);
        await forgetDevices(tx, id);
      });
    },

    sessions: async (actor: SessionActor): Promise<OpenSession[]> => {
      const now = clock.now();
      const open = await accounts.openSessions(db, actor.user.id, now.toISOString(), idleSince(now));
      return open.map(({ id, user_agent, ip, created_at, last_used_at }) => ({
        id,
        device: deviceName(user_agent),
        ip,
        created_at,
        last_used_at,
        is_current: id === actor.session_id,
      }));
    },

    endSession: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        await accounts.endSession(tx.db, actor.user.id, id, tx.now);
        tx.record({ type: 'session', id }, { action: 'session.ended' });
      }),

    endOtherSessions: (actor: SessionActor): Promise<void> => work(actor, (tx) => endOtherSessions(tx, actor.user.id, actor.session_id)),

    rememberedDevices: async (actor: SessionActor): Promise<RememberedDevice[]> => {
      const devices = await accounts.remembered(db, actor.user.id, clock.now().toISOString());
      return devices.map(({ id, user_agent, created_at, last_used_at, expires_at }) => ({
        id,
        device: deviceName(user_agent),
        created_at,
        last_used_at,
        expires_at,
      }));
    },

    forgetDevice: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        await accounts.forgetDevice(tx.db, actor.user.id, id);
        tx.record({ type: 'user', id: actor.user.id }, { action: 'user.device_forgotten' });
      }),

    accesses: async (actor: SessionActor): Promise<AccessEvent[]> => {
      const accesses = await accounts.accesses(db, actor.user.id, SECURITY_ACTIONS, ACCESSES);
      return accesses.map(({ action, user_agent, ...event }) => ({
        ...event,
        label: userEventLabel[action as keyof typeof userEventLabel],
        device: user_agent && deviceName(user_agent),
      }));
    },
  };
};
