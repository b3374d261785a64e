import type { TestDatabase } from './test-database.ts';

/** How many rows every table holds, and which transaction wrote last in it: two that are equal say that nothing was written in between. */
export const fingerprint = async (sql: TestDatabase['sql']): Promise<string> => {
  const tables = await sql<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1");
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*), coalesce(max(xmin::text::bigint), 0) as last from ${name}`);
  // Once the tables are large, PostgreSQL counts them in several processes and answers in the order in which they end.
  return JSON.stringify(await sql(`${counts.join(' union all ')} order by name`));
};
