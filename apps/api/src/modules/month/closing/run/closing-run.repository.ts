import type { ClosingRunDetail } from '@esteto/contract/month/closing-run';
import type { ClosingRunAction, ClosingRunForm, RunFacts } from '@esteto/domain/month/closing-run/closing-run';
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { closings } from '../../../../tables/closing/closing.tables.ts';
import { closingRunRows as rows, closingRuns as runs } from '../../../../tables/closing/closing-run.tables.ts';
import { matching } from '../closing.repository.ts';

/** Who asks, and the month that is meant where none is told. */
type Asking = { month: string; person_id: number };
type Selection = Pick<ClosingRunForm, 'ids' | 'filters' | 'except_ids'>;

const selected = (db: Reader, { ids, filters, except_ids }: Selection, { month, person_id }: Asking): SQL | undefined =>
  filters ? and(matching(db, filters.month ?? month, filters, person_id), not(isOneOf(except_ids))) : isOneOf(ids);

const isOneOf = (ids: readonly number[]): SQL => sql`${closings.id} = any(${sql.param(ids.map(String))}::bigint[])`;

/** All that the client owes, in words. */
const clientFaults = sql<string[]>`coalesce(
  jsonb_path_query_array(${closings.checks}, '$[*] ? (@.side == "client" && @.result != "ok").words'), '[]')`;

export type Preview = RunFacts & { id: number; company_name: string };

/** What the job found last of the selected closings, up to `most`. */
export const preview = (db: Reader, selection: Selection, asking: Asking, most: number): Promise<Preview[]> =>
  db
    .select({
      id: closings.id,
      company_name: closings.name,
      month: closings.month,
      status: closings.status,
      result: closings.result,
      fault: closings.fault,
      client_faults: clientFaults,
    })
    .from(closings)
    .where(selected(db, selection, asking))
    .orderBy(asc(closings.name), asc(closings.id))
    .limit(most);

/** Puts the selected closings into the run, no more than `most`; answers how many they are. */
export const select = async (db: Transaction, run_id: number, selection: Selection, asking: Asking, most: number): Promise<number> => {
  const query = db
    .select({ run_id: sql`${run_id}::bigint`.as('run_id'), closing_id: sql`${closings.id}`.as('closing_id') })
    .from(closings)
    .where(selected(db, selection, asking))
    .limit(most);
  const { rowCount } = await db.execute(sql`insert into ${rows} (run_id, closing_id) ${query}`);
  return rowCount ?? 0;
};

const MOST_ROWS = 500;

/** Three statements. */
export const detail = async (db: Reader, id: number): Promise<ClosingRunDetail> => {
  const [run] = await db.select({ created_at: runs.created_at, action: runs.action }).from(runs).where(eq(runs.id, id));
  if (!run) throw notFound();
  const [counts] = await db
    .select({ waiting: countOf('waiting'), done: countOf('done'), kept: countOf('kept') })
    .from(rows)
    .where(eq(rows.run_id, id));
  const { waiting = 0, done = 0, kept = 0 } = counts ?? {};
  const shown = await db
    .select({ closing_id: rows.closing_id, company_name: closings.name, month: closings.month, state: rows.state, reason: rows.reason })
    .from(rows)
    .innerJoin(closings, eq(closings.id, rows.closing_id))
    .where(eq(rows.run_id, id))
    .orderBy(sql`${rows.state} <> 'kept'`, asc(closings.name), asc(rows.closing_id))
    .limit(MOST_ROWS);
  return { id, ...run, total: waiting + done + kept, waiting, done, kept, rows: shown };
};

const countOf = (state: string) => sql<number>`count(*) filter (where state = ${state})`.mapWith(Number);

export type WaitingRun = { id: number; action: ClosingRunAction; analyst_id: number | null; created_by: number | null };

/** Runs of which something waits, in order. */
export const waitingRuns = (db: Reader): Promise<WaitingRun[]> =>
  db
    .select({ id: runs.id, action: runs.action, analyst_id: runs.analyst_id, created_by: runs.created_by })
    .from(runs)
    .where(sql`exists (select 1 from ${rows} where ${rows.run_id} = ${runs.id} and ${rows.state} = 'waiting')`)
    .orderBy(asc(runs.id));

/** Some of its closings after one, that wait. */
export const waitingRows = async (db: Reader, run_id: number, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const waiting = await db
    .select({ id: rows.closing_id })
    .from(rows)
    .where(and(eq(rows.run_id, run_id), eq(rows.state, 'waiting'), sql`${rows.closing_id} > ${after}`))
    .orderBy(asc(rows.closing_id))
    .limit(limit);
  return waiting.map(({ id }) => id);
};

/** Those that still wait with their closings, both locked until the result is written: of two servers one does each. */
export const lockRows = async (db: Transaction, run_id: number, closing_ids: readonly number[]) => {
  const locked = await db
    .select({ closing: closings })
    .from(rows)
    .innerJoin(closings, eq(closings.id, rows.closing_id))
    .where(and(eq(rows.run_id, run_id), eq(rows.state, 'waiting'), inArray(rows.closing_id, [...closing_ids])))
    .orderBy(asc(rows.closing_id))
    .for('update');
  return locked.map(({ closing }) => closing);
};

/** What became of some closings; `reason`: why one stayed. */
export const settle = async (
  db: Transaction,
  run_id: number,
  results: readonly { closing_id: number; reason: string | null }[],
): Promise<void> => {
  await db.execute(sql`
    update ${rows} set state = case when result.reason is null then 'done' else 'kept' end, reason = result.reason
    from json_to_recordset(${JSON.stringify(results)}::json) as result (closing_id bigint, reason text)
    where ${rows.run_id} = ${run_id} and ${rows.closing_id} = result.closing_id`);
};
