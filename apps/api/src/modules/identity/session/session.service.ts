import type { SessionUser } from '@esteto/contract/identity/session';
import { EMAIL_NOT_VERIFIED, TWO_FACTOR_NEEDED } from '@esteto/contract/wire-error';
import type { Deps } from '../../../deps.ts';
import { unauthenticated } from '../../../platform/http/app-error.ts';
import type { Exchange } from '../../../platform/http/bind.ts';
import { type Guesser, passwordBrakes, secondFactorBrakes } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { DEVICE_LIMIT_MS, peopleOf, rememberDevice, sweepDevices } from '../../../platform/sessions/known-devices.ts';
import { verifyNobody, verifyPassword } from '../../../platform/sessions/password.ts';
import { SESSION_LIMIT_MS } from '../../../platform/sessions/principal.ts';
import { isRemembered, REMEMBERED_SECONDS, rememberBrowser, sweepRemembered } from '../../../platform/sessions/remembered-devices.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import type { SessionActor, Visitor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { SignupService } from '../../opening/signup/signup.service.ts';
import type { EmailVerificationService } from '../email-verification/email-verification.service.ts';
import { codeInvalid, type TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as sessions from './session.repository.ts';

type Login = { body: { email: string; password: string; '2fa_key': string | null; remember_device: boolean } };
/** A session as its browser will know it. `remembered`: what stands in for the second factor there from now on. */
type Begun = { user_id: number; token: string; cookie: string; device: string; remembered: string | null };
type Found = NonNullable<Awaited<ReturnType<UserService['forLogin']>>>;
/** Somebody with the right password. `device` and `held`: what their browser is known and remembered by. */
type Knocking = { visitor: Visitor; account: Found; guesser: Guesser; device: string | null; held: string | null };
type LoginAnswer = { access_token: string; user: SessionUser };

export type SessionService = ReturnType<typeof sessionService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & {
  users: UserService;
  verifications: EmailVerificationService;
  twoFactor: TwoFactorService;
  signups: Pick<SignupService, 'waitsFor'>;
};

export const sessionService = ({ db, work, clock, config, users, verifications, twoFactor, signups }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });

  /** Opens a session of a person who has shown who they are. `device`: the secret by which the browser is known already. */
  const begin = async (tx: Tx, { info: { ip, user_agent } }: Visitor, user_id: number, device: string | null): Promise<Begun> => {
    const token = newSecret();
    const cookie = newSecret();
    const id = await sessions.insert(tx.db, {
      user_id,
      token_hash: secretHash(token),
      cookie_hash: secretHash(cookie),
      created_at: tx.now,
      last_used_at: tx.now,
      expires_at: new Date(clock.now().getTime() + SESSION_LIMIT_MS).toISOString(),
      ip,
      user_agent,
    });
    tx.record({ type: 'session', id }, { action: 'session.started' });
    return { user_id, token, cookie, device: await rememberDevice(tx, user_id, device), remembered: null };
  };

  /** Gives the browser what it needs, once the transaction that began the session is done. */
  const handOver = async ({ user_id, token, cookie, device, remembered }: Begun, exchange: Exchange): Promise<LoginAnswer> => {
    exchange.setSessionCookie(cookie, SESSION_LIMIT_MS / 1000);
    exchange.setDeviceCookie(device, DEVICE_LIMIT_MS / 1000);
    if (remembered !== null) exchange.setRememberedCookie(remembered, REMEMBERED_SECONDS);
    return { access_token: token, user: await users.session(user_id) };
  };

  /** Who has not confirmed the e-mail may still owe the proof of the password that they chose: it opens the question for the code, and no more. */
  const isTheirs = async (person: Found, password: string): Promise<boolean> => {
    const waits = person.email_verified_at ? null : await signups.waitsFor(person.id, password);
    return waits ?? verifyPassword(password, person.password_hash);
  };

  /** Past the password: by a second factor, or a browser that stands in for it, where the person has one. */
  const enter = async ({ visitor, account, guesser, device, held }: Knocking, body: Login['body']): Promise<Begun> => {
    const { id, has_two_factor } = account;
    const { '2fa_key': key, remember_device } = body;
    const attempt = <Answer>(use: (tx: Tx) => Promise<Answer>) => work({ ...visitor, user: account }, use);
    const beginIn = (tx: Tx) => begin(tx, visitor, id, device);
    if (!has_two_factor) return attempt(beginIn);
    if (key === null) {
      const begun = held && (await attempt(async (tx) => ((await isRemembered(tx, id, held)) ? beginIn(tx) : null)));
      if (!begun) throw unauthenticated(TWO_FACTOR_NEEDED);
      return begun;
    }
    const prove = async (tx: Tx): Promise<Begun | null> => {
      if (!(await twoFactor.accepts(tx, id, key))) return null;
      return { ...(await beginIn(tx)), remembered: remember_device ? await rememberBrowser(tx, id, held) : null };
    };
    const begun = await brakes.guess(secondFactorBrakes(guesser, id), () => attempt(prove));
    if (begun === null) throw codeInvalid();
    return begun;
  };

  return {
    begin,
    handOver,

    /** One message for a wrong e-mail, a wrong password and an inactive person: the answer never tells which e-mails exist. */
    login: async (visitor: Visitor, { body }: Login, exchange: Exchange): Promise<LoginAnswer> => {
      const email = body.email.toLowerCase();
      // A secret that nobody entered with is none that we drew, or one long forgotten.
      const people = exchange.device ? await peopleOf(db, exchange.device) : [];
      const device = people.length > 0 ? exchange.device : null;
      const guesser = { ip: visitor.info.ip, device: people.includes(email) ? device : null };
      const release = await brakes.enter(passwordBrakes(guesser, email));
      const account = await users.forLogin(body.email);
      const matches = account ? await isTheirs(account, body.password) : await verifyNobody(body.password);
      if (!account?.is_active || !matches) throw unauthenticated('E-mail ou senha incorretos.');
      await release();
      if (!account.email_verified_at) {
        await verifications.remind(visitor, account.email);
        throw unauthenticated(EMAIL_NOT_VERIFIED);
      }
      const knocking = { visitor, account, guesser, device, held: exchange.remembered };
      return handOver(await enter(knocking, body), exchange);
    },

    logout: async (actor: SessionActor, _input: unknown, exchange: Exchange): Promise<void> => {
      await work(actor, async (tx) => {
        await sessions.revoke(tx.db, actor.session_id, tx.now);
        tx.record({ type: 'session', id: actor.session_id }, { action: 'session.ended' });
      });
      exchange.setSessionCookie(null);
    },

    keepRoute: ({ user }: SessionActor, { body: { route } }: { body: { route: string } }): Promise<void> => users.keepRoute(user, route),

    user: (actor: SessionActor): Promise<SessionUser> => users.session(actor.user.id),

    /** Keeps a used session alive; not awaited by the call that used it. */
    touch: async (id: number): Promise<void> => {
      await sessions.touch(db, id, clock.now().toISOString());
    },

    /** Deletes what ended long ago. Run by a job. */
    sweep: async (): Promise<void> => {
      await sessions.deleteEnded(db, clock.now().toISOString());
      await sweepDevices(db, clock.now());
      await sweepRemembered(db, clock.now().toISOString());
      await brakes.sweep();
    },
  };
};
