import { TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import type { Clock } from '../../platform/clock/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Slows guessing without locking anybody out for good: failures per address and e-mail double the wait, success forgets them. */
export type LoginGate = { enter(ip: string | null, email: string): () => void };

type Tries = { count: number; open_at: number };

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 900_000;
const MOST_ENTRIES = 10_000;

export const loginGate = (clock: Clock): LoginGate => {
  const tries = new Map<string, Tries>();
  /** The longest untouched is forgotten first: a flood of other e-mails does not free whom it floods around. */
  const remember = (key: string, entry: Tries): void => {
    tries.delete(key);
    tries.set(key, entry);
    const [oldest] = tries.keys();
    if (tries.size > MOST_ENTRIES && oldest !== undefined) tries.delete(oldest);
  };

  return {
    enter: (ip, email) => {
      const key = `${ip} ${email.toLowerCase()}`;
      const now = clock.now().getTime();
      const entry = tries.get(key) ?? { count: 0, open_at: 0 };
      if (entry.open_at > now) {
        remember(key, entry);
        throw new AppError(429, { message: TOO_MANY_ACTIONS }, { 'Retry-After': String(Math.ceil((entry.open_at - now) / 1000)) });
      }
      const count = entry.count + 1;
      const wait = count < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_TRIES), LONGEST_WAIT_MS);
      remember(key, { count, open_at: now + wait });
      return () => tries.delete(key);
    },
  };
};
