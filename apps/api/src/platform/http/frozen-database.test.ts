import { randomUUID } from 'node:crypto';
import { unit } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { MAINTENANCE } from '@esteto/contract/wire-error';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { assemble } from '../../deps.ts';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { lineTo } from '../../testing/line.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database/database.ts';
import { unhurried } from '../database/patience.ts';

// A database that takes everything and answers nothing. Each call here would wait for as long as it stays so: that it ends at all is the proof.

const api = await testApp({}, { idle: true });
const line = await lineTo(api.database.appUrl);
const database = openDatabase(line.url, { max: 3, patienceMs: 2_400 });
const app = await buildApp(assemble({ ...api.deps, database }));
afterAll(async () => {
  line.thaw();
  await app.close();
  await database.close();
  await line.close();
});

const group = await api.make.group();
const manager = await api.make.manager(group);
const { headers } = await api.signIn(manager);
const told = { message: MAINTENANCE };

const read = async (url: string) => {
  const answer = await app.inject({ url, headers });
  return [answer.statusCode, answer.json()] as const;
};
const units = `/api/${unit.list.path}?group_id=${group.id}`;
/** Asks as the app does: who is told that there is too much to do comes back (a slow machine serves no twenty in the wait for three connections). */
const served = async (): Promise<number> => {
  const [status] = await read(units);
  return status === 429 ? served() : status;
};
const create = async () => {
  const answer = await app.inject({
    method: 'POST',
    url: units,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: unitSample(),
  });
  return [answer.statusCode, answer.json()] as const;
};
const login = async () => {
  const payload = { email: manager.email, password: api.password };
  const answer = await app.inject({ method: 'POST', url: `/api/${session.login.path}`, payload });
  return [answer.statusCode, answer.json()] as const;
};

test('frozen, it is told as maintenance everywhere; health says that the process lives; thawed, all is as before', async () => {
  expect([(await read('/api/ready'))[0], (await read(units))[0], (await create())[0]]).toEqual([200, 200, 200]);
  line.freeze();
  expect(await read('/api/ready')).toEqual([503, { status: 'unavailable' }]);
  expect(await read('/api/health')).toEqual([200, { status: 'ok' }]);
  expect([await read(units), await create(), await login()]).toEqual([
    [503, told],
    [503, told],
    [503, told],
  ]);
  // Many more than there are connections.
  const crowd = await Promise.all(Array.from({ length: 20 }, () => read(units)));
  expect(tally(crowd.map(([status]) => status))).toEqual({ 503: 20 });
  line.thaw();
  await expect.poll(async () => (await read('/api/ready'))[0]).toBe(200);
  expect(tally(await Promise.all(Array.from({ length: 20 }, served)))).toEqual({ 200: 20 });
  const { totalCount, idleCount, waitingCount } = database.pool;
  expect([totalCount - idleCount, waitingCount]).toEqual([0, 0]);
  expect((await create())[0]).toBe(200);
});

test('frozen in the middle of a transaction, nothing waits for its undoing, and its connection is not handed out again', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line.freeze();
    await tx.execute(sql`select 2`);
  });
  await expect(failed).rejects.toThrow(/rollback/);
  line.thaw();
  expect((await database.db.transaction((tx) => tx.execute(sql`select 3 as three`))).rows).toEqual([{ three: 3 }]);
});

test('a lock that nobody gives back is told too, while a job waits for it', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const holder = api.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table units in access exclusive mode`);
    await held;
  });
  const isLocked = () => api.sql("select 1 from pg_locks where relation = 'units'::regclass and mode = 'AccessExclusiveLock' and granted");
  await expect.poll(isLocked).toHaveLength(1);
  const job = unhurried(() => database.db.execute(sql`select count(*)::int as units from units`));
  expect(await read(units)).toEqual([503, told]);
  release();
  await holder;
  expect((await job).rows).toEqual([{ units: expect.any(Number) }]);
  expect((await read(units))[0]).toBe(200);
});
