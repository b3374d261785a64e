import { createHmac } from 'node:crypto';
import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { connect as contract } from '@esteto/contract/identity/connect';
import type { SessionUser } from '@esteto/contract/identity/session';
import type { Deps } from '../../../deps.ts';
import { AppError, failed } from '../../../platform/http/app-error.ts';
import type { Exchange } from '../../../platform/http/bind.ts';
import { peopleOf } from '../../../platform/sessions/known-devices.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import type { Visitor } from '../../../platform/work/actor.ts';
import type { SessionService } from '../session/session.service.ts';
import * as connects from './connect.repository.ts';
import { type Attempt, type Claims, createProvider, ProviderAway } from './provider.ts';

/** How long the way to the provider and back may take. */
const ATTEMPT_MS = 10 * 60_000;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & { sessions: SessionService };

export const connectService = ({ db, work, clock, config, sessions }: Parts) => {
  const provider = config.connect && createProvider(config.connect, `${config.publicUrl}/connect`);
  const now = () => clock.now().toISOString();

  /** Who of the team it is. Known by the provider's subject; by the e-mail only the first time, and only where the provider vouches for it. */
  const personOf = async ({ issuer, subject, email }: Claims) => {
    const connected = await connects.findBySubject(db, issuer, subject);
    if (connected) return connected.is_active && connected.type === 'admin' ? { person: connected, isNew: false } : null;
    const person = email ? await connects.findByEmail(db, issuer, email) : null;
    return person && { person, isNew: true };
  };

  return {
    begin: async (): Promise<{ url: string; attempt: string }> => {
      if (!provider) throw refused('connect_off');
      const attempt = newSecret();
      const url = await provider.address(attemptOf(attempt)).catch(away);
      const expires_at = new Date(clock.now().getTime() + ATTEMPT_MS).toISOString();
      await connects.insertAttempt(db, { secret_hash: secretHash(attempt), expires_at });
      return { url, attempt };
    },

    /**
     * The attempt is used up whatever comes of it. The provider's own factors count: who signs in there is not asked for ours
     * (docs/decisions/024).
     */
    finish: async (
      visitor: Visitor,
      { body: { attempt, code, state, iss, error } }: InputOf<typeof contract.finish>,
      exchange: Exchange,
    ): Promise<{ access_token: string; user: SessionUser }> => {
      if (!provider) throw refused('connect_off');
      if (!(await connects.takeAttempt(db, secretHash(attempt), now()))) throw refused('connect_invalid');
      if (!code || !state || error) throw refused('connect_invalid');
      const claims = await provider.claims({ code, state, ...(iss && { iss }) }, attemptOf(attempt)).catch(away);
      const entrant = await personOf(claims);
      if (!entrant) throw refused('connect_unknown');
      const { person, isNew } = entrant;
      const device = exchange.device && (await peopleOf(db, exchange.device)).length > 0 ? exchange.device : null;
      const begun = await work(
        { ...visitor, user: { ...person, is_active: true, is_master: false, permissions: [], flags: [] } },
        async (tx) => {
          if (isNew) {
            await connects.insertIdentity(tx.db, {
              issuer: claims.issuer,
              subject: claims.subject,
              user_id: person.id,
              created_at: tx.now,
            });
            tx.record({ type: 'user', id: person.id }, { action: 'user.connected' });
          }
          return sessions.begin(tx, visitor, person.id, device);
        },
      );
      return sessions.handOver(begun, exchange);
    },

    /** Forgets who never came back. Run by a job. */
    sweep: (): Promise<void> => connects.deleteExpired(db, now()),
  };
};

/** All that the attempt sends along comes from the one secret in the browser, each by its own name. */
const attemptOf = (secret: string): Attempt => {
  const part = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
};

const refused = (code: 'connect_off' | 'connect_invalid' | 'connect_unknown'): AppError => new AppError(422, codedError(code));

/** What openid-client refuses is told in one sentence: who forges learns nothing from it. */
const away = (error: unknown): never => {
  if (error instanceof ProviderAway) throw failed(502, 'connect_failed', error);
  throw refused('connect_invalid');
};
