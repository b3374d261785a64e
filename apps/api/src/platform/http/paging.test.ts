import { unit } from '@esteto/contract/duty/unit';
import { TOTAL_LIMIT } from '@esteto/contract/list';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { testApp } from '../../testing/test-app.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const here = { group_id: group.id };
const list = (input: { limit?: number; sort?: string; after?: string; before?: string; search?: string }) =>
  api.ask(unit.list, { ...here, ...input }, { as: admin });

type Seed = { name: string; type: string };
const seed = (rows: readonly Seed[]) =>
  api.sql(
    `insert into units (group_id, name, code, type, search_key, created_at, updated_at)
     select $1, row.name, 'U' || row.ordinal, row.type, lower(row.name), now(), now()
     from unnest($2::text[], $3::text[]) with ordinality as row (name, type, ordinal)`,
    [group.id, rows.map(({ name }) => name), rows.map(({ type }) => type)],
  );

beforeEach(() => api.sql('delete from units'));

// Few values, so that most rows tie; with what collations treat specially.
const rows = fc.array(
  fc.record({
    name: fc.constantFrom(
      'Ana',
      'ana',
      'Ána',
      'Ávila',
      'Avila',
      'avilã',
      'Zélia',
      'zelia',
      'B b',
      'B-b',
      'Bb',
      'Ç',
      'C',
      '1',
      '10',
      '2',
      "D'Ávila",
    ),
    type: fc.constantFrom('hospital', 'upa'),
  }),
  { maxLength: 30 },
);
const sort = fc.constantFrom('name', '-name', 'code', '-code', 'type', '-type');

test('pages walked forward, and back again, are the plain list in its order: nothing twice, nothing missing', async () => {
  await fc.assert(
    fc.asyncProperty(rows, sort, fc.integer({ min: 1, max: 7 }), async (data, order, limit) => {
      await api.sql('delete from units');
      await seed(data);
      const direction = order.startsWith('-') ? 'desc' : 'asc';
      const plain = await api.sql<{ id: number }>(
        `select id::int from units order by ${order.replace('-', '')} ${direction}, id ${direction}`,
      );
      const ids = plain.map(({ id }) => id);

      const forward: number[] = [];
      let page = await list({ sort: order, limit });
      expect(page.previous).toBeNull();
      const count = Math.max(1, Math.ceil(ids.length / limit));
      for (let number = 1; ; number += 1) {
        forward.push(...page.items.map(({ id }) => id));
        expect([page.total, page.items.length <= limit, page.next === null]).toEqual([ids.length, true, number === count]);
        if (!page.next) break;
        page = await list({ sort: order, limit, after: page.next });
      }
      expect(forward).toEqual(ids);

      const backward: number[] = page.items.map(({ id }) => id);
      while (page.previous) {
        page = await list({ sort: order, limit, before: page.previous });
        backward.unshift(...page.items.map(({ id }) => id));
        expect(page.next).not.toBeNull();
      }
      expect(backward).toEqual(ids);
    }),
    { numRuns: propertyRuns() },
  );
});

test('what is added or deleted meanwhile neither repeats nor hides a row', async () => {
  await seed(['B', 'D', 'F', 'H'].map((name) => ({ name, type: 'upa' })));
  const first = await list({ limit: 2 });
  await api.ask(unit.create, { ...here, body: { name: 'A', code: 'new', type: 'upa' } }, { as: admin });
  await api.sql("delete from units where name = 'D'");
  const second = await list({ limit: 2, after: first.next ?? '' });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['B', 'D', 'F', 'H']);
});

test('twenty a page unless asked; the count stops where nobody reads on', async () => {
  await api.sql(
    `insert into units (group_id, name, code, type, search_key, created_at, updated_at)
     select $1, 'Unidade ' || n, 'U' || n, 'upa', 'unidade ' || n, now(), now() from generate_series(1, 10050) n`,
    [group.id],
  );
  const page = await list({});
  expect([page.items.length, page.total]).toEqual([20, TOTAL_LIMIT + 1]);
  expect((await list({ search: 'unidade 1005' })).total).toBe(2);
  expect((await list({ limit: 100 })).items).toHaveLength(100);
});

test.each(['50%', '5_', '\\', "'", '  ', 'ÚNICA única', 'unica   UNIDADE'])(
  'a search for %j takes every sign as itself',
  async (search) => {
    await seed(['50% única unidade', "5_ única d'unidade \\", 'outra'].map((name) => ({ name, type: 'upa' })));
    await api.sql("update units set search_key = translate(lower(name), 'ú', 'u')");
    const words = search.trim().toLowerCase().replaceAll('ú', 'u').split(/\s+/);
    const expected = (await api.sql<{ name: string; search_key: string }>('select name, search_key from units order by name'))
      .filter(({ search_key }) => words.every((word) => search_key.includes(word)))
      .map(({ name }) => name);
    expect((await list({ search })).items.map(({ name }) => name)).toEqual(expected);
  },
);
