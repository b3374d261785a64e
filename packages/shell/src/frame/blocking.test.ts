import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isBlockedBy } from './blocking.tsx';

const held = () => {
  const answer = Promise.withResolvers<number>();
  return { call: () => answer.promise, done: () => answer.resolve(1) };
};

it.each([
  [true, true],
  [false, false],
])('a query flagged %s covers the screen: %s', async (blocking, covers) => {
  const client = new QueryClient();
  const { call, done } = held();
  const answer = client.query({ queryKey: ['a'], queryFn: call, meta: { blocking } });
  expect(isBlockedBy(client)).toBe(covers);
  done();
  await answer;
  expect(isBlockedBy(client)).toBe(false);
});

it.each([
  [true, true],
  [false, false],
])('a mutation flagged %s covers the screen: %s', async (blocking, covers) => {
  const client = new QueryClient();
  const { call, done } = held();
  const answer = new MutationObserver(client, { mutationFn: call, meta: { blocking } }).mutate();
  expect(isBlockedBy(client)).toBe(covers);
  done();
  await answer;
  expect(isBlockedBy(client)).toBe(false);
});
