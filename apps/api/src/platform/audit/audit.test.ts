import { createHash } from 'node:crypto';
import { unit } from '@esteto/contract/duty/unit';
import { expect, test } from 'vitest';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { diff } from './diff.ts';
import { sealEvents } from './seal-events.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const write = () => api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: admin });
const asApplication = (sql: string) => api.deps.database.pool.query(sql);

test.each([
  'update events set reason = null',
  'delete from events',
  'truncate events',
  'update event_seals set hash = null',
  'delete from event_seals',
  'alter table events disable trigger all',
  'drop table events',
  'create table stray (id int)',
  'set role esteto_owner',
])("the application's role may not: %s", async (statement) => {
  await write();
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('the application works under that role, and may read and add events', async () => {
  expect((await asApplication('select current_user as name')).rows).toEqual([{ name: 'esteto_app' }]);
  expect((await asApplication('select count(*) > 0 as some from events')).rows).toEqual([{ some: true }]);
});

type Seal = { first: number; last: number; prev_hash: string; hash: string };
const seals = () =>
  api.sql<Seal>('select first_event_id::int as first, last_event_id::int as last, prev_hash, hash from event_seals order by id');

test('settled events are sealed in a chain, each once and in order; a batch with nothing new seals nothing', async () => {
  const [start] = await api.sql<{ first: number; last: number }>('select min(id)::int as first, max(id)::int as last from events');
  expect(await sealEvents(api.deps.db, api.clock)).toBe(0);
  api.clock.advance(300_001);
  await sealEvents(api.deps.db, api.clock);
  expect(await sealEvents(api.deps.db, api.clock)).toBe(0);
  await write();
  await write();
  api.clock.advance(300_001);
  expect(await sealEvents(api.deps.db, api.clock)).toBe(2);

  const [first, second, ...more] = await seals();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ ...start, prev_hash: '0'.repeat(64) });
  expect(second).toMatchObject({ prev_hash: first?.hash, first: (first?.last ?? 0) + 1, last: (first?.last ?? 0) + 2 });
});

test('a seal is the hash of the former one and of its events: a changed event breaks it', async () => {
  const [seal] = (await seals()).slice(-1);
  const hashNow = async () => {
    const { rows } = await asApplication(
      `select id::int, actor_user_id::int, action, entity_type, entity_id::int, company_id::int, changes, reason, ip, user_agent, request_id, created_at
       from events where id between ${seal?.first} and ${seal?.last} order by id`,
    );
    return createHash('sha256').update(String(seal?.prev_hash)).update(JSON.stringify(rows)).digest('hex');
  };
  expect(await hashNow()).toBe(seal?.hash);
  await api.sql("update events set reason = 'another' where id = $1", [seal?.last]);
  expect(await hashNow()).not.toBe(seal?.hash);
});

test('two replicas that seal at once do not fork the chain', async () => {
  for (let count = 0; count < 5; count += 1) await write();
  api.clock.advance(300_001);
  const sealed = await Promise.all(Array.from({ length: 4 }, () => sealEvents(api.deps.db, api.clock)));
  expect(tally(sealed)).toEqual({ 0: 3, 5: 1 });
  const chain = await seals();
  for (const [index, seal] of chain.slice(1).entries()) {
    expect(seal.prev_hash).toBe(chain[index]?.hash);
    expect(seal.first).toBe((chain[index]?.last ?? 0) + 1);
  }
});

test('an event whose transaction was slow is not passed over', async () => {
  // Instants are taken when a transaction begins and ids when it writes: the higher id may be the older event.
  const event = (created_at: Date) => `(1, 'unit.created', 'unit', 1, '[]', 'slow', '${created_at.toISOString()}')`;
  const now = api.clock.now().getTime();
  const columns = 'actor_user_id, action, entity_type, entity_id, changes, request_id, created_at';
  await api.sql(`insert into events (${columns}) values ${event(new Date(now))}, ${event(new Date(now - 30_000))}`);
  api.clock.advance(290_000);
  await sealEvents(api.deps.db, api.clock);
  api.clock.advance(60_000);
  await sealEvents(api.deps.db, api.clock);
  const [unsealed] = await api.sql(
    'select count(*)::int as count from events e where not exists (select from event_seals s where e.id between s.first_event_id and s.last_event_id)',
  );
  expect(unsealed).toEqual({ count: 0 });
  expect((await seals()).at(-1)?.last).toBe(Number((await api.sql('select max(id) as id from events'))[0]?.['id']));
});

test('events of a clock that ran a day ahead do not stop the sealing once it is right again', async () => {
  api.clock.advance(86_400_000);
  await write();
  api.clock.advance(-86_400_000);
  await write();
  api.clock.advance(300_001);
  expect(await sealEvents(api.deps.db, api.clock)).toBe(2);
});

test.each([
  ['nothing changed', { a: 1 }, { a: 1 }, []],
  ['the same address written anew', { a: { b: 1 } }, { a: { b: 1 } }, []],
  ['stamps alone', { version: 1, updated_at: 'x' }, { version: 2, updated_at: 'y' }, []],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: 'b', old: 2, new: 3, kind: 'modified' }]],
  ['a value that goes', { a: 1 }, { a: null }, [{ path: 'a', old: 1, new: null, kind: 'modified' }]],
  ['a new row', null, { id: 1, a: 1, b: null }, [{ path: 'a', old: null, new: 1, kind: 'added' }]],
  ['a row that goes', { a: 1 }, null, [{ path: 'a', old: 1, new: null, kind: 'removed' }]],
])('the difference of two rows: %s', (_name, before, after, changes) => {
  expect(diff(before, after)).toEqual(changes);
});
