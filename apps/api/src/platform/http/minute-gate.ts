import type { Clock } from '../clock/clock.ts';
import type { Visitor } from '../work/actor.ts';
import { addressKey } from './address-key.ts';
import { tooManyActions } from './app-error.ts';

const WINDOW_MS = 60_000;

/** Counts what one address asks for in a minute, in this process; refuses with 429 what is more than a person presses. */
export const minuteGate = (clock: Clock, most: number): ((visitor: Visitor) => void) => {
  let calls = new Map<string, number>();
  let until = 0;
  return ({ info }) => {
    const now = clock.now().getTime();
    if (now >= until) {
      calls = new Map();
      until = now + WINDOW_MS;
    }
    const from = addressKey(info.ip ?? '');
    const count = (calls.get(from) ?? 0) + 1;
    calls.set(from, count);
    if (count > most) throw tooManyActions(until - now);
  };
};
