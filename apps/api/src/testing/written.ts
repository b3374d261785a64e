import type { TestDatabase } from './test-database.ts';

export type WriteWatch = {
  /** What `work` answers, and which rows were written meanwhile and stayed ('sessions UPDATE'), whoever wrote them. */
  during<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; written: string[] }>;
};

/**
 * Watches every table of the database from now on: a trigger notes each row in the transaction that writes it, so that what is rolled back was
 * not written. It costs two small questions a call, however many tables there are.
 */
export const watchWrites = async (sql: TestDatabase['sql']): Promise<WriteWatch> => {
  await sql('create schema watch');
  await sql('create unlogged table watch.writes (id bigint generated always as identity primary key, place text not null)');
  await sql(`create function watch.note() returns trigger language plpgsql security definer as
    $$ begin insert into watch.writes (place) values (tg_table_name || ' ' || tg_op); return null; end $$`);
  const tables = await sql<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'");
  for (const { name } of tables)
    await sql(`create trigger watched after insert or update or delete on ${name} for each row execute function watch.note()`);

  return {
    during: async (work) => {
      const [mark] = await sql<{ id: string }>('select coalesce(max(id), 0) as id from watch.writes');
      const answer = await work();
      const rows = await sql<{ place: string }>('select place from watch.writes where id > $1 order by id', [mark?.id]);
      return { answer, written: rows.map(({ place }) => place) };
    },
  };
};
