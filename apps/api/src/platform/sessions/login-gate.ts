import type { Clock } from '../clock/clock.ts';
import { tooManyActions } from '../http/app-error.ts';
import { guessWaitMs } from './guess-wait.ts';

/** Slows guessing without locking anybody out for good: failures per address and e-mail double the wait, success forgets them. */
export type LoginGate = { enter(ip: string | null, email: string): () => void };

type Tries = { count: number; open_at: number };

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
        throw tooManyActions(entry.open_at - now);
      }
      const count = entry.count + 1;
      remember(key, { count, open_at: now + guessWaitMs(count) });
      return () => tries.delete(key);
    },
  };
};
