import { TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import type { Clock } from '../../../platform/clock/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';

const WINDOW_MS = 60_000;
/** More than anybody types; less than a program that copies a public register through us. */
const MOST_CALLS = 60;

/** Counts what a person looks up in a minute; refuses with 429 what is too much. */
export const lookupGate = (clock: Clock): ((actor: SessionActor) => void) => {
  let calls = new Map<number, number>();
  let until = 0;
  return ({ user }) => {
    const now = clock.now().getTime();
    if (now >= until) {
      calls = new Map();
      until = now + WINDOW_MS;
    }
    const count = (calls.get(user.id) ?? 0) + 1;
    calls.set(user.id, count);
    if (count <= MOST_CALLS) return;
    throw new AppError(429, { message: TOO_MANY_ACTIONS }, { 'Retry-After': String(Math.ceil((until - now) / 1000)) });
  };
};
