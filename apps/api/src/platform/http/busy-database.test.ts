import { randomUUID } from 'node:crypto';
import { codedError } from '@esteto/contract/coded-error';
import { unit } from '@esteto/contract/duty/unit';
import { invite } from '@esteto/contract/identity/invite';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { assemble } from '../../deps.ts';
import { newInvite, sentToken } from '../../modules/identity/invite/invite.examples.ts';
import { termsInForce } from '../../modules/opening/signup/signup.examples.ts';
import { newScene } from '../../testing/scene.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database/database.ts';
import { Busy } from '../database/patience.ts';
import { hashPassword } from '../sessions/password.ts';

// A database that lives and has more to do than there are connections.

const api = await testApp({}, { idle: true });
const serveWith = async (settings: { max: number; patienceMs: number }) => {
  const database = openDatabase(api.database.appUrl, settings);
  const app = await buildApp(assemble({ ...api.deps, database }));
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { app, database };
};

test('is told as busy, with when to come back, and never as maintenance; then all is as before', async () => {
  const { app, database } = await serveWith({ max: 2, patienceMs: 1_500 });
  const group = await api.make.group();
  const { headers } = await api.signIn(await api.make.manager(group));
  const read = () => app.inject({ url: `/api/${unit.list.path}?group_id=${group.id}`, headers });
  expect((await read()).statusCode).toBe(200);
  let isOver = false;
  const hold = () =>
    database.db.transaction(async (tx) => {
      while (!isOver) await tx.execute(sql`select pg_sleep(0.05)`);
    });
  const held = [hold(), hold()];
  const refused = await read();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([429, '2', codedError('busy')]);
  isOver = true;
  await Promise.all(held);
  expect((await read()).statusCode).toBe(200);
});

test('one that takes no more connections is waited for; who waits too long is told that it is busy', async () => {
  const { app } = await serveWith({ max: 3, patienceMs: 3_000 });
  const group = await api.make.group();
  const { headers } = await api.signIn(await api.make.manager(group));
  const read = () => app.inject({ url: `/api/${unit.list.path}?group_id=${group.id}`, headers });
  const [{ name } = { name: '' }] = await api.sql<{ name: string }>('select quote_ident(current_database()) as name');
  await api.sql(`alter database ${name} connection limit 0`);
  const refused = await read();
  expect([refused.statusCode, refused.json()]).toEqual([429, codedError('busy')]);
  const waiting = read();
  await api.sql(`alter database ${name} connection limit -1`);
  expect((await waiting).statusCode).toBe(200);
});

test('of twenty who use one link at once, with three connections, one comes in and the others are told that it is used', async () => {
  const { app } = await serveWith({ max: 3, patienceMs: 9_000 });
  const scene = await newScene(api);
  const token = await sentToken(scene, await newInvite(scene));
  const terms_id = await termsInForce(api);
  const enter = () =>
    app.inject({
      method: 'POST',
      url: `/api/${invite.enter.path}`,
      payload: { token, key: randomUUID(), name: 'Bruno Alves', password: 'cavalo bateria grampo', accepts_terms: true, terms_id },
    });
  const answers = await Promise.all(Array.from({ length: 20 }, enter));
  expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 409: 19 });
});

test('more passwords than are hashed within a few seconds are refused, and what else goes on is not', async () => {
  const hashes = Promise.allSettled(Array.from({ length: 130 }, () => hashPassword('cavalo bateria grampo')));
  const { database } = await serveWith({ max: 2, patienceMs: 9_000 });
  await database.ping();
  const settled = await hashes;
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThanOrEqual(28);
  expect(refused.every((reason) => reason instanceof Busy)).toBe(true);
});
