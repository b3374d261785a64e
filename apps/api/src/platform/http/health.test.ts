import { randomUUID } from 'node:crypto';
import { unit } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { MAINTENANCE } from '@esteto/contract/wire-error';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { assemble } from '../../deps.ts';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { closeGate } from '../../testing/gate.ts';
import { lineTo } from '../../testing/line.ts';
import { testApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database/database.ts';

const api = await testApp();
const line = await lineTo(api.database.appUrl);
const database = openDatabase(line.url);
const app = await buildApp(assemble({ ...api.deps, database }));
afterAll(async () => {
  await app.close();
  await database.close();
  await line.close();
});

const group = await api.make.group();
const manager = await api.make.manager(group);
const { headers } = await api.signIn(manager);
const read = async (url: string) => {
  const answer = await app.inject({ url, headers });
  return [answer.statusCode, answer.json()] as const;
};
const write = async () =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/admin/manager/units?group_id=${group.id}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: unitSample(),
    })
  ).statusCode;

test('ready follows the database away and back; health only says that the process lives', async () => {
  expect(await read('/api/ready')).toEqual([200, { status: 'ready' }]);
  expect(await write()).toBe(200);

  await line.cut();
  expect(await read('/api/ready')).toEqual([503, { status: 'unavailable' }]);
  expect(await read('/api/health')).toEqual([200, { status: 'ok' }]);
  expect(await read(`/api/${session.user.path}`)).toEqual([503, { message: MAINTENANCE }]);
  expect(await write()).toBe(503);

  await line.mend();
  expect(await read('/api/ready')).toEqual([200, { status: 'ready' }]);
  expect((await read(`/api/${session.user.path}`))[0]).toBe(200);
  expect(await write()).toBe(200);
});

test('a write that is cut off in the middle is maintenance, and leaves nothing half done', async () => {
  const { sql } = api;
  const before = (await api.ask(unit.list, { group_id: group.id }, { as: manager })).total;
  const events = await sql('select id from events');
  const gate = await closeGate(api.database, 'events');
  const cut = write();
  await expect.poll(gate.waiting).toBe(1);
  await line.cut();
  expect(await cut).toBe(503);
  await line.mend();
  await gate.open();
  expect((await api.ask(unit.list, { group_id: group.id }, { as: manager })).total).toBe(before);
  expect(await sql('select id from events')).toEqual(events);
  expect(await write()).toBe(200);
});
