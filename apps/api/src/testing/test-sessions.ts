import type { Deps } from '../deps.ts';
import { SESSION_LIMIT_MS } from '../platform/sessions/principal.ts';
import { newSecret, secretHash } from '../platform/sessions/secret.ts';
import { sessions } from '../tables/platform/sessions.tables.ts';
import type { TestPerson } from './factories.ts';

/** What a browser holds of a session. */
export type TestSession = { id: number; headers: { authorization: string; cookie: string } };

export type TestSessions = {
  fresh(person: TestPerson): Promise<TestSession>;
  /** One session per person, made at the first call. */
  of(person: TestPerson): Promise<TestSession>;
  /** After what ends it: the next call makes another. */
  forget(person: TestPerson): void;
};

export const COOKIE = '__Host-esteto_session';

/** Sessions written straight to the table, as a login would leave them. */
export const createSessions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): TestSessions => {
  const known = new Map<number, Promise<TestSession>>();

  const fresh = async (person: TestPerson): Promise<TestSession> => {
    const token = newSecret();
    const cookie = newSecret();
    const now = clock.now();
    const [row] = await db
      .insert(sessions)
      .values({
        user_id: person.id,
        token_hash: secretHash(token),
        cookie_hash: secretHash(cookie),
        created_at: now.toISOString(),
        last_used_at: now.toISOString(),
        expires_at: new Date(now.getTime() + SESSION_LIMIT_MS).toISOString(),
      })
      .returning({ id: sessions.id });
    return { id: row?.id ?? 0, headers: { authorization: `Bearer ${token}`, cookie: `${COOKIE}=${cookie}` } };
  };

  return {
    fresh,
    of: (person) => {
      const session = known.get(person.id) ?? fresh(person);
      known.set(person.id, session);
      return session;
    },
    forget: ({ id }) => void known.delete(id),
  };
};
