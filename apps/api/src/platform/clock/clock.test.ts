import { expect, it } from 'vitest';
import { clockOf } from './clock.ts';

const START = '2026-11-24T15:00:00Z';
/** The two clocks of a process are rounded apart. */
const ROUNDED_MS = 5;

it('that is told its beginning began with the process, however late somebody asks for it', () => {
  const age = performance.now();
  expect(clockOf(START).now().getTime()).toBeGreaterThanOrEqual(Date.parse(START) + age - ROUNDED_MS);
});
