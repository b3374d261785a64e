import type { TestDatabase } from './test-database.ts';

/** What every table holds, as counts and sums of hashes: two that are equal say that nothing was written in between. */
export const fingerprint = async (sql: TestDatabase['sql']): Promise<string> => {
  const tables = await sql<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1");
  const sums = tables.map(({ name }) => `select '${name}' as name, count(*), coalesce(sum(hashtext(t::text)), 0) as sum from ${name} t`);
  return JSON.stringify(await sql(sums.join(' union all ')));
};
