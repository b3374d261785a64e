import { expect, test } from 'vitest';
import { unique } from './testing/documents.ts';
import { goodInput, namedEndpoints, rightfulCaller } from './testing/examples.ts';
import { newScene } from './testing/scene.ts';
import { testApp } from './testing/test-app.ts';

// docs/rules/limits.md: a read makes at most 4 SQL statements and a write 12, BEGIN and COMMIT not counted.

const BUDGET = { read: 4, write: 12 };

// Without the jobs: what an example made ready stays as it is.
const api = await testApp({}, { idle: true });
const scene = await newScene(api);

test.each(namedEndpoints)('$name keeps within its statements', async (named) => {
  const { endpoint } = named;
  const input = await goodInput(named, scene);
  const session = await api.signIn(rightfulCaller(named, scene));
  // As the browsers send it: a write with the key that makes it happen once.
  const headers = { ...(endpoint.method !== 'GET' && { 'idempotency-key': `budget-${unique()}` }) };
  const statements = await api.statementsOf(() => api.ask(endpoint, input, { as: session, headers }));
  const budget = endpoint.method === 'GET' ? BUDGET.read : BUDGET.write;
  expect(statements.slice(budget)).toEqual([]);
  // Every one asks, so that the counting is known to work.
  expect(statements).not.toEqual([]);
});
