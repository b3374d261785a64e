import { expect, it } from 'vitest';
import { goesOnAt, watchedPart, watchingOf } from './watching.ts';

const at = (position: number, furthest = position, duration: number | null = 100) => ({ position, furthest, duration });

it.each([
  [null, null],
  [at(9), null],
  [at(10), 10],
  [at(94), 94],
  [at(95), null],
  [at(30, 100), 30],
  [at(30, 30, null), null],
])('%j goes on at %s', (watched, second) => expect(goesOnAt(watched)).toBe(second));

it.each([
  [at(50), 0.5],
  [at(5, 200), 1],
  [at(5, 5, null), null],
])('%j is %s of it', (watched, part) => expect(watchedPart(watched)).toBe(part));

it.each([
  [null, '2026-11-01T00:00:00Z', 'new'],
  [null, '2026-10-25T15:00:00Z', 'unseen'],
  [at(1), '2026-11-20T00:00:00Z', 'begun'],
  [at(10, 96), '2026-11-20T00:00:00Z', 'seen'],
  [at(0, 0, null), '2026-11-20T00:00:00Z', 'seen'],
])('%j of %s is %s', (watched, added, word) => expect(watchingOf(watched, added, '2026-11-24T15:00:00Z')).toBe(word));
