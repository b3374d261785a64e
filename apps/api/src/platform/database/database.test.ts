import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

const database = await createTestDatabase(inject('server'));
afterAll(() => database.drop());

const killAll = () =>
  database.sql('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

test.each([
  ['before its transaction began', /begin/, 0],
  ['in the middle of its transaction', /rollback/, 1],
])('a connection that died %s is neither lost nor handed out again', async (_when, failing, statements) => {
  const { db, pool, close } = openDatabase(database.appUrl, { max: 1 });
  pool.once('acquire', (client) => killedAfter(client, statements));
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(failing);
  const answer = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(answer.rows).toEqual([{ one: 1 }]);
  await close();
});

/** The connection is cut by the server once it has run as many statements. */
const killedAfter = (client: PoolClient, statements: number): void => {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown;
  let sent = 0;
  client.query = (async (...call: unknown[]) => {
    if (sent === statements) await killAll();
    sent += 1;
    return send(...call);
  }) as typeof client.query;
};
