import { expect, test } from 'vitest';
import { createTurns, TooMuchWaiting } from './turns.ts';

/** Asks for turns by name; `begun` is the order in which they were let in. */
const asked = (turns: ReturnType<typeof createTurns>) => {
  const begun: string[] = [];
  return { begun, ask: (of: number | null, name: string) => turns.take(of).then(() => begun.push(name)) };
};
/** Long enough for every promise that is settled to be told. */
const told = () => new Promise((go) => setImmediate(go));

test('of one person one is let in at a time, in the order in which they came, and nobody else waits for theirs', async () => {
  const turns = createTurns({ most: 2, mostWaiting: 8 });
  const { begun, ask } = asked(turns);
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  void ask(2, 'b1');
  void ask(3, 'c1');
  await told();
  expect(begun).toEqual(['a1', 'b1']);
  turns.end(1);
  await told();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  turns.end(2);
  await told();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  turns.end(3);
  await told();
  expect(begun).toHaveLength(4);
  turns.end(1);
  await told();
  expect(begun.at(-1)).toBe('a3');
});

test("the server's own work waits for a place and for no person", async () => {
  const turns = createTurns({ most: 2, mostWaiting: 1 });
  const { begun, ask } = asked(turns);
  for (const name of ['x', 'y', 'z', 'w']) void ask(null, name);
  await told();
  expect(begun).toEqual(['x', 'y']);
  turns.end(null);
  turns.end(null);
  await told();
  expect(begun).toEqual(['x', 'y', 'z', 'w']);
});

test('who has too many waiting is told to come back, and may again when one has begun', async () => {
  const turns = createTurns({ most: 2, mostWaiting: 2 });
  const { begun, ask } = asked(turns);
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  await expect(turns.take(1)).rejects.toBeInstanceOf(TooMuchWaiting);
  await ask(2, 'b1');
  turns.end(1);
  void ask(1, 'a4');
  await told();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
