import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask, databaseAt } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const SRC = join(import.meta.dirname, '../..');
const META = join(SRC, '../migrations/meta');

test('there is one migration, and it makes the tables as the modules declare them', async () => {
  const journal = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8'));
  expect(journal.entries.map(({ tag }: { tag: string }) => tag)).toEqual(['0000_first']);

  const tables = await Promise.all(globSync('**/*.tables.ts', { cwd: SRC }).map((file) => import(join(SRC, file))));
  const declared = generateDrizzleJson(Object.assign({}, ...tables));
  const missing = await generateMigration(JSON.parse(readFileSync(join(META, '0000_snapshot.json'), 'utf8')), declared);
  expect(missing, 'pnpm --filter @esteto/api migration').toEqual([]);
});

test('a database is migrated once, however often the server starts', async () => {
  const { url, sql } = await emptyDatabase();
  await migrate({ ownerUrl: url });
  await migrate({ ownerUrl: url });
  expect(await sql('select count(*)::int from drizzle.__drizzle_migrations')).toEqual([{ count: 1 }]);
});

test('what another version made is refused in words and left as it is', async () => {
  const { url, sql } = await emptyDatabase();
  await sql('create schema drizzle');
  await sql('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
  await sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', 1795209440338)");
  const before = await sql(EVERYTHING);

  await expect(migrate({ ownerUrl: url, place: 'em /dados' })).rejects.toThrow(
    'Os dados em /dados são de outra versão do Esteto e ficam como estão: indique uma pasta nova em ESTETO_DATA_DIR',
  );
  expect(await sql(EVERYTHING)).toEqual(before);
});

const EVERYTHING = 'select oid::int, relname, relnamespace::int, reltuples from pg_class order by oid';

/** A database of one's own without any table yet. */
const emptyDatabase = async () => {
  const server = inject('server');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server.ownerUrl, `create database ${name}`);
  onTestFinished(async () => void (await ask(server.ownerUrl, `drop database ${name} with (force)`)));
  const url = databaseAt(server.ownerUrl, name);
  return { url, sql: (text: string) => ask(url, text) };
};
