import { afterAll, expect, inject, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { ask, createTestDatabase } from './test-database.ts';

const database = await createTestDatabase(inject('server'));
afterAll(() => database.drop());

test('is the same while nobody writes, though PostgreSQL counts several tables at once, and another after a write', async () => {
  await ask(database.ownerUrl, `alter database ${new URL(database.ownerUrl).pathname.slice(1)} set parallel_setup_cost = 0`);
  for (const table of ['one', 'two', 'three', 'four', 'five'])
    await database.sql(`create table ${table} as select number from generate_series(1, 50000) number`);
  await database.sql('analyze');
  const before = await fingerprint(database.sql);
  for (let time = 0; time < 40; time += 1) expect(await fingerprint(database.sql)).toBe(before);
  await database.sql('insert into one default values');
  expect(await fingerprint(database.sql)).not.toBe(before);
});
