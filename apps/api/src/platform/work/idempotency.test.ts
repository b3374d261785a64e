import { unit } from '@esteto/contract/duty/unit';
import { describe, expect, test } from 'vitest';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { unique } from '../../testing/documents.ts';
import { closeGate } from '../../testing/gate.ts';
import { testApp } from '../../testing/test-app.ts';
import { sweepKeys } from './work.ts';

// One effect per intent: the same Idempotency-Key of the same person happens once.

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const other = await api.make.manager(group);
const here = { group_id: group.id };
const newKey = () => `intent-${unique()}`;
const create = (key: string, body = unitSample(), as = admin) =>
  api.call(unit.create, { ...here, body }, { as, headers: { 'idempotency-key': key } });
const count = async () => Number((await api.sql('select count(*) from units'))[0]?.['count']);

test('a repeat gets the first answer, and nothing happens again', async () => {
  const [key, body] = [newKey(), unitSample()];
  const first = await create(key, body);
  const before = [await count(), await api.sql('select id from events')];
  const repeat = await create(key, body);
  expect([repeat.status, repeat.body]).toEqual([200, first.body]);
  expect([await count(), await api.sql('select id from events')]).toEqual(before);
});

test('a repeat of a write without answer is again 204', async () => {
  const made = (await create(newKey())).body;
  const headers = { 'idempotency-key': newKey() };
  const remove = () => api.call(unit.remove, { ...here, id: made.id }, { as: admin, headers });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect((await api.call(unit.remove, { ...here, id: made.id }, { as: admin })).status).toBe(404);
});

test('the same key for something else is refused', async () => {
  const key = newKey();
  const made = (await create(key)).body;
  const refusal = { status: 422, error: { code: 'idempotency_key_reused' } };
  const before = await count();
  expect(await create(key)).toMatchObject(refusal);
  const update = { ...here, id: made.id, body: { ...unitSample(), version: 1 } };
  expect(await api.call(unit.update, update, { as: admin, headers: { 'idempotency-key': key } })).toMatchObject(refusal);
  expect(await count()).toBe(before);
});

describe('a key as it is written', () => {
  const uuid = '8e03978e-40d5-43dd-bc93-6894a57f9324';

  test.each([
    ["in the IETF's quotes", `"${uuid}-a"`, `"${uuid}-a"`],
    ["as today's browsers send it, plain, and then quoted", `${uuid}-b`, `"${uuid}-b"`],
    ['with a quote and a backslash in it', '"a \\"key\\" of \\\\ mine"', '"a \\"key\\" of \\\\ mine"'],
    ['as short as it may be', '"12345678"', '12345678'],
    ['as long as it may be', `"${'k'.repeat(100)}"`, 'k'.repeat(100)],
  ])('%s makes one effect', async (_name, one, again) => {
    const body = unitSample();
    const first = await create(one, body);
    expect(first.status).toBe(200);
    expect((await create(again, body)).body).toEqual(first.body);
  });

  test.each([
    ['too short', '1234567'],
    ['too short in quotes', '"1234567"'],
    ['too long', 'k'.repeat(101)],
    ['too long in quotes', `"${'k'.repeat(101)}"`],
    ['with a space', 'a key with spaces'],
    ['with an accent', Buffer.from('chave-de-repetição').toString('latin1')],
    ['with an accent in quotes', Buffer.from('"chave-de-repetição"').toString('latin1')],
    ['with half a pair of quotes', `"${uuid}`],
    ['with a quote inside', `"${uuid}"-"${uuid}"`],
    ['twice', `${uuid}, ${uuid}`],
    ['with parameters', `"${uuid}";a=1`],
  ])('%s is refused and does nothing', async (_name, key) => {
    const before = await count();
    expect(await create(key)).toMatchObject({ status: 400, error: { code: 'idempotency_key_malformed' } });
    expect(await count()).toBe(before);
  });

  test('must be there where something is created, and may be left out of a change', async () => {
    const before = await count();
    expect(await create('')).toMatchObject({ status: 400, error: { code: 'idempotency_key_missing' } });
    expect(await count()).toBe(before);
    const { id } = (await create(newKey())).body;
    const update = { ...here, id, body: { ...unitSample(), version: 1 } };
    expect((await api.call(unit.update, update, { as: admin })).status).toBe(200);
  });
});

test("another person's key is another key", async () => {
  const key = newKey();
  const [mine, theirs] = [await create(key), await create(key, unitSample(), other)];
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(mine.body.id).not.toBe(theirs.body.id);
});

test('a refused write keeps no key: the corrected one may use it', async () => {
  const key = newKey();
  const taken = (await create(newKey())).body;
  expect((await create(key, { ...unitSample(), code: taken.code })).status).toBe(422);
  expect((await create(key)).status).toBe(200);
});

test('of a double click one is done, and the other is told so', async () => {
  const [key, body] = [newKey(), unitSample()];
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(key, body)));
  const done = answers.filter(({ status }) => status === 200);
  const inFlight = answers.filter(({ status, error }) => status === 409 && error.code === 'in_flight');
  expect(done.length + inFlight.length).toBe(8);
  expect(new Set(done.map((answer) => answer.body.id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('while the first is under way, a repeat is told to wait', async () => {
  const [key, body] = [newKey(), unitSample()];
  const gate = await closeGate(api.database, 'events');
  const first = create(key, body);
  await expect.poll(gate.waiting).toBe(1);
  const repeat = await create(key, body);
  await gate.open();
  expect(repeat).toMatchObject({ status: 409, error: { code: 'in_flight', message: 'Este pedido já está sendo processado.' } });
  expect((await first).status).toBe(200);
});

test('a key is forgotten after seven days, and not before', async () => {
  const [old, young] = [newKey(), newKey()];
  await create(old);
  api.clock.advance(3_600_000);
  await create(young);
  api.clock.advance((7 * 24 - 1) * 3_600_000 + 1);
  await sweepKeys(api.deps.db, api.clock);
  expect(await api.sql('select key from idempotency_keys where key = any($1)', [[old, young]])).toEqual([{ key: young }]);
});
