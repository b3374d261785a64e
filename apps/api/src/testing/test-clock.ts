import { type Clock, clockFrom } from '../platform/clock/clock.ts';

export type TestClock = Clock & { set(instant: string): void; advance(ms: number): void };

/** A Friday at noon in São Paulo, until a test says otherwise. */
export const TEST_NOW = '2026-11-20T15:00:00.000Z';

export const testClock = (): TestClock => {
  let now = Date.parse(TEST_NOW);
  return {
    ...clockFrom(() => new Date(now)),
    set: (instant) => {
      now = Date.parse(instant);
    },
    advance: (ms) => {
      now += ms;
    },
  };
};
