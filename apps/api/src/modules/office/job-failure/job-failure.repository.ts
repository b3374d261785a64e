import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { jobFailures } from '../../../tables/job-failure/job-failure.tables.ts';

// The queue's own table (pg-boss). What is over is kept by it for some weeks (platform/jobs).

/** How many failures of each kind are shown one by one. */
const SHOWN = 20;
/** As many of a kind are run again at once. */
const MOST_RERUN = 1_000;

/** The same was done after it failed; what a run by the clock does is all that waits. */
const isDone = sql`exists (
  select 1 from pgboss.job later where later.name = j.name and later.state = 'completed' and later.completed_on > j.completed_on
    and coalesce(later.singleton_key, '') in ('', coalesce(j.singleton_key, '')))`;

const isSetAside = sql`exists (select 1 from ${jobFailures} f where f.job_id = j.id and f.decision = 'set_aside')`;

/** Another with the same key waits or runs: it would do the same. */
const isAsked = sql`exists (
  select 1 from pgboss.job other where other.name = j.name and other.id <> j.id and other.state <= 'active'
    and coalesce(other.singleton_key, '') = coalesce(j.singleton_key, ''))`;

/** Failed for good, and nobody has seen to it. */
const isFailed = sql`j.state = 'failed' and not starts_with(j.name, '__pgboss') and not ${isSetAside} and not ${isDone}`;

const instantOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type FoundJob = {
  id: string;
  name: string;
  created_at: string;
  failed_at: string;
  tries: number;
  message: string | null;
  count: number;
};

/** The last ones of each kind, and how many of it there are. One statement. */
export const latest = async (db: Reader): Promise<FoundJob[]> => {
  const { rows } = await db.execute<FoundJob>(sql`
    select id, name, created_at, failed_at, tries, message, count from (
      select j.id, j.name, ${instantOf(sql`j.created_on`)} as created_at, ${instantOf(sql`j.completed_on`)} as failed_at,
        j.retry_count + 1 as tries, j.output ->> 'message' as message,
        (count(*) over (partition by j.name))::int as count,
        row_number() over (partition by j.name order by j.completed_on desc, j.id) as place
      from pgboss.job j where ${isFailed}) failed
    where place <= ${SHOWN} order by max(failed_at) over (partition by name) desc, name, place`);
  return rows;
};

export type LockedJob = { id: string; name: string; state: string; is_done: boolean; is_asked: boolean; is_set_aside: boolean };

/** Held until the transaction ends: of two who ask for it at once the second finds it asked for. Null for a job that there is none of. */
export const lock = async (db: Transaction, id: string): Promise<LockedJob | null> => {
  if (!UUID.test(id)) return null;
  await db.execute(sql`select 1 from pgboss.job where id = ${id} for update`);
  const { rows } = await db.execute<LockedJob>(sql`
    select j.id, j.name, j.state::text as state, ${isDone} as is_done, ${isAsked} as is_asked, ${isSetAside} as is_set_aside
    from pgboss.job j where j.id = ${id} and not starts_with(j.name, '__pgboss')`);
  return rows[0] ?? null;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Failed jobs of a kind that may run again, held; of several with one key the last. */
export const lockKind = async (db: Transaction, name: string): Promise<string[]> => {
  await db.execute(sql`select 1 from pgboss.job where name = ${name} and state = 'failed' order by id for update`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct on (coalesce(j.singleton_key, '')) j.id from pgboss.job j
    where j.name = ${name} and ${isFailed} and not ${isAsked}
    order by coalesce(j.singleton_key, ''), j.completed_on desc limit ${MOST_RERUN}`);
  return rows.map(({ id }) => id);
};
