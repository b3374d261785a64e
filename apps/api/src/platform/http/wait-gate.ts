import type { Clock } from '../clock/clock.ts';

/**
 * Lets each key through once in so many seconds, in this process: answers 0 then, and otherwise how many are left. It knows what was asked and not what
 * there is, so that its answer tells nobody which keys exist.
 */
export const waitGate = (clock: Clock, seconds: number): ((key: string) => number) => {
  const until = new Map<string, number>();
  return (key) => {
    const now = clock.now().getTime();
    const end = until.get(key) ?? 0;
    if (end > now) return Math.ceil((end - now) / 1000);
    for (const [other, ends] of until) if (ends <= now) until.delete(other);
    until.set(key, now + seconds * 1000);
    return 0;
  };
};
