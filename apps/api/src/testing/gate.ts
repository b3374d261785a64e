import pg from 'pg';
import type { TestDatabase } from './test-database.ts';

/** A gate before a table: whoever inserts a row waits there until it is opened. */
export type Gate = { waiting(): Promise<number>; open(): Promise<void> };

const LOCK = 7_262_027;

/** Closes the gate before `table`: a test sees what happens while somebody is in the middle of a write, for as long as it likes. */
export const closeGate = async ({ ownerUrl, sql }: Pick<TestDatabase, 'ownerUrl' | 'sql'>, table: string): Promise<Gate> => {
  const keeper = new pg.Client(ownerUrl);
  await keeper.connect();
  await keeper.query('select pg_advisory_lock($1)', [LOCK]);
  await sql(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`);
  await sql(`create trigger gate before insert on ${table} for each row execute function wait_at_gate()`);
  return {
    waiting: async () => {
      const locks = await sql(
        `select 1 from pg_locks join pg_database on pg_database.oid = database
         where locktype = 'advisory' and not granted and datname = current_database()`,
      );
      return locks.length;
    },
    open: async () => {
      await keeper.end();
      await sql(`drop trigger gate on ${table}`);
      await sql('drop function wait_at_gate');
    },
  };
};
