import { INTERNAL_ERROR, MAINTENANCE } from '@esteto/contract/wire-error';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './error-answer.ts';

const app = fastify();
answerErrors(app);
app.get('/slow', { handlerTimeout: 10 }, () => new Promise(() => undefined));
app.get('/away', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));

test.each([
  ['what takes too long is a fault', '/slow', 500, INTERNAL_ERROR],
  ['a database that is away is maintenance', '/away', 503, MAINTENANCE],
])('%s', async (_name, url, status, message) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
});
