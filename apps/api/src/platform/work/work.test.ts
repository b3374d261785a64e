import { unit } from '@esteto/contract/duty/unit';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { unitSample } from '../../modules/duty/unit/unit.examples.ts';
import { units } from '../../tables/unit/unit.tables.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { systemActor } from './actor.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const here = { group_id: group.id };
const create = () => api.ask(unit.create, { ...here, body: unitSample() }, { as: admin });

type StoredEvent = { action: string; entity: number; actor: number | null; changes: { path: string; old: unknown; new: unknown }[] };
const eventsSince = (id: number) =>
  api.sql<StoredEvent>(
    'select action, entity_id::int as entity, actor_user_id::int as actor, changes from events where id > $1 order by id',
    [id],
  );
const lastEvent = async () => Number((await api.sql('select coalesce(max(id), 0) as id from events'))[0]?.['id']);

describe('the audit trail', () => {
  test('gets one event for each change, with what changed from what to what', async () => {
    const start = await lastEvent();
    const body = { ...unitSample(), name: 'Hospital' };
    const { id } = await api.ask(unit.create, { ...here, body }, { as: admin });
    await api.ask(unit.update, { ...here, id, body: { ...body, name: 'UPA', phone: '81999998888', version: 1 } }, { as: admin });
    await api.call(unit.remove, { ...here, id }, { as: admin });

    const [created, edited, deleted, ...more] = await eventsSince(start);
    expect(more).toEqual([]);
    expect(created).toMatchObject({ action: 'unit.created', entity: id, actor: admin.id });
    expect(created?.changes).toContainEqual({ path: 'name', old: null, new: 'Hospital', kind: 'added' });
    expect(edited).toEqual({
      action: 'unit.edited',
      entity: id,
      actor: admin.id,
      changes: [
        { path: 'name', old: 'Hospital', new: 'UPA', kind: 'modified' },
        { path: 'phone', old: null, new: '81999998888', kind: 'modified' },
      ],
    });
    expect(deleted).toMatchObject({ action: 'unit.deleted', entity: id });
    expect(deleted?.changes.map(({ path }) => path)).toEqual(['deleted_at']);
  });

  test('tells nothing of an edit that changes nothing', async () => {
    const body = { ...unitSample(), name: 'Hospital' };
    const { id } = await api.ask(unit.create, { ...here, body }, { as: admin });
    const start = await lastEvent();
    expect(await api.ask(unit.update, { ...here, id, body: { ...body, version: 1 } }, { as: admin })).toMatchObject({ version: 2 });
    expect(await eventsSince(start)).toEqual([]);
  });

  test('tells of each of many rows that change together, in one statement, and refuses more than were meant', async () => {
    const ids = [(await create()).id, (await create()).id];
    const start = await lastEvent();
    const change = (most: number) => () =>
      api.deps.work(systemActor('test'), async (tx) => {
        const rows = await tx.lockAll(units, { scope: inArray(units.id, ids), most });
        await tx.changeAll(units, rows, { is_active: false }, { action: 'unit.edited' });
      });
    const statements = await api.statementsOf(change(2));
    expect(statements).toHaveLength(3);
    expect(await eventsSince(start)).toEqual(
      ids.map((entity) => ({
        action: 'unit.edited',
        entity,
        actor: null,
        changes: [{ path: 'is_active', old: true, new: false, kind: 'modified' }],
      })),
    );
    expect(await api.sql('select is_active, version from units where id = any($1)', [ids])).toEqual(
      ids.map(() => ({ is_active: false, version: 2 })),
    );
    await expect(change(1)()).rejects.toThrow('São mais de 1 de uma vez. Filtre antes.');
  });

  test('gives each of many rows what is its own, in one statement', async () => {
    const ids = [(await create()).id, (await create()).id, (await create()).id];
    const start = await lastEvent();
    const [first, second] = ids;
    const phones = new Map([
      [first, '81911111111'],
      [second, '81922222222'],
    ]);
    const change = () =>
      api.deps.work(systemActor('test'), async (tx) => {
        const rows = await tx.lockAll(units, { scope: inArray(units.id, ids), most: 3 });
        const own = ({ id }: { id: number }) => ({ is_active: id !== first, ...(phones.has(id) && { phone: phones.get(id) ?? null }) });
        await tx.changeAll(units, rows, own, { action: 'unit.edited' });
      });
    expect(await api.statementsOf(change)).toHaveLength(3);
    expect(await api.sql('select is_active, phone, version from units where id = any($1) order by id', [ids])).toEqual([
      { is_active: false, phone: '81911111111', version: 2 },
      { is_active: true, phone: '81922222222', version: 2 },
      { is_active: true, phone: null, version: 2 },
    ]);
    expect((await eventsSince(start)).map(({ changes }) => changes.map(({ path }) => path).toSorted())).toEqual([
      ['is_active', 'phone'],
      ['phone'],
    ]);
  });

  test('says from where and in which request', async () => {
    await api.ask(unit.create, { ...here, body: unitSample() }, { as: admin, ip: '192.0.2.7', headers: { 'user-agent': 'Teste/1' } });
    const [event] = await api.sql('select ip, user_agent, request_id, created_at from events order by id desc limit 1');
    expect(event).toMatchObject({ ip: '192.0.2.7', user_agent: 'Teste/1', created_at: api.clock.now() });
    expect(event?.['request_id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('and the change stand or fall together', async () => {
    const start = await lastEvent();
    const rows = await api.sql('select * from units order by id');
    const { work } = api.deps;
    const values = { ...unitSample(), group_id: group.id, search_key: '' };

    await expect(
      work(systemActor('test'), async (tx) => {
        await tx.insert(units, values, { action: 'unit.created' });
        throw new Error('the use case fails after its write');
      }),
    ).rejects.toThrow('after its write');

    await api.sql('alter table events add constraint none check (false) not valid');
    expect((await api.call(unit.create, { ...here, body: unitSample() }, { as: admin })).status).toBe(500);
    await api.sql('alter table events drop constraint none');

    expect(await eventsSince(start)).toEqual([]);
    expect(await api.sql('select * from units order by id')).toEqual(rows);
  });

  test('of a refused or unnecessary write stays empty', async () => {
    const { id } = await create();
    const start = await lastEvent();
    await api.call(unit.update, { ...here, id, body: { ...unitSample(), version: 7 } }, { as: admin });
    await api.call(unit.remove, { ...here, id: 999_999 }, { as: admin });
    await api.call(unit.create, { ...here, body: { name: 'x' } }, { as: admin });
    expect(await eventsSince(start)).toEqual([]);
  });
});

describe('the optimistic lock', () => {
  test('lets the first of two people save and tells the second which version is there now', async () => {
    const made = await create();
    const save = (name: string) =>
      api.call(unit.update, { ...here, id: made.id, body: { ...unitSample(), name, version: 1 } }, { as: admin });
    expect(await save('A')).toMatchObject({ status: 200, body: { version: 2 } });
    const { status, error } = await save('B');
    expect([status, error]).toEqual([
      409,
      {
        message: 'Outra pessoa salvou este registro enquanto você o editava. Recarregue para ver o que mudou.',
        code: 'stale_version',
        current_version: 2,
      },
    ]);
    expect((await api.ask(unit.detail, { ...here, id: made.id }, { as: admin })).name).toBe('A');
  });

  test('has one winner of ten at once', async () => {
    const made = await create();
    const body = { ...unitSample(), version: 1 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.call(unit.update, { ...here, id: made.id, body: { ...body, name: `N${index}` } }, { as: admin }),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 });
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect((await api.ask(unit.detail, { ...here, id: made.id }, { as: admin })).name).toBe(winner?.name);
  });
});

test('what must be unique is decided by the database: of ten at once one wins, the others hear it on the field', async () => {
  const body = unitSample();
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(unit.create, { ...here, body }, { as: admin })));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 9 });
  expect(answers.find(({ status }) => status === 422)?.error.errors).toEqual({ code: ['Já existe uma unidade com este código.'] });
});
