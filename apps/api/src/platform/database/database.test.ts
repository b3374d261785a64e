import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

const database = await createTestDatabase(inject('server'));
afterAll(() => database.drop());

const killAll = () =>
  database.sql('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

test('a connection that died before its transaction began is given back: none is lost', async () => {
  const { db, pool, close } = openDatabase(database.appUrl, { max: 1 });
  // Killed after the pool handed it out, so that BEGIN is what fails.
  pool.on('acquire', (client) => {
    const send = client.query.bind(client) as (...call: unknown[]) => unknown;
    client.query = (async (...call: unknown[]) => {
      client.query = send as typeof client.query;
      await killAll();
      return send(...call);
    }) as typeof client.query;
    pool.removeAllListeners('acquire');
  });
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(/begin/);
  const answer = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(answer.rows).toEqual([{ one: 1 }]);
  await close();
});
