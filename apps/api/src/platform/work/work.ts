import { and, asc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Change, events } from '../../tables/platform/audit.tables.ts';
import { idempotencyKeys } from '../../tables/platform/work.tables.ts';
import { diff } from '../audit/diff.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError, conflict, notFound, staleVersion } from '../http/app-error.ts';
import type { AnyActor } from './actor.ts';
import { tellClosedMonth } from './closed-month.ts';
import { createMoves, type Moves } from './move.ts';
import type { RecordTable, Row, RowUpdate, Values } from './record-table.ts';
import { conflictWhereTaken } from './taken.ts';
import type { Event, Writes } from './writes.ts';

// One transaction per use case. Whatever it changes, it tells: the audit events leave in the same transaction as the changes, in one
// statement. An Idempotency-Key makes it happen once. A unique key that nobody worded a refusal for is answered 409.

export type Tx = Writes &
  Moves & {
    db: Transaction;
    actor: AnyActor;
    now: string;
    today: string;
    insert<T extends RecordTable>(table: T, values: Values<T>, event: Event): Promise<Row<T>>;
    /** Several rows in one statement, in the order given; each tells the event, or one of its own. */
    insertAll<T extends RecordTable>(table: T, values: readonly Values<T>[], event: Event | ((row: Row<T>) => Event)): Promise<Row<T>[]>;
    /** Locks the row for this transaction; refuses a stale version (409) and a row outside `scope` (404). `version` null: whatever is there. */
    lock<T extends RecordTable>(table: T, key: RowKey): Promise<Row<T>>;
    /** Locks every row of `scope`, in order of id; refuses more than `most` (422). */
    lockAll<T extends RecordTable>(table: T, rows: { scope: SQL | undefined; most: number }): Promise<Row<T>[]>;
    /** `lock`, then `change`. */
    update<T extends RecordTable>(table: T, key: RowKey, values: RowUpdate<T>, event: Event): Promise<Row<T>>;
    /** What follows was done by the law outside (the emitter cancelled a note): a closed month lets it through, and counts it. */
    fromOutside(): Promise<void>;
    /** An event that is no change of a row's columns. */
    record(entity: { type: string; id: number }, event: Event, changes?: Change[]): void;
  };

/** Which row: its id, the scope that must hold (tenant, not deleted), and the version the person saw. */
export type RowKey = { id: number; scope: SQL | undefined; version: number | null };

export type Work = <Answer>(actor: AnyActor, use: (tx: Tx) => Promise<Answer>) => Promise<Answer>;

export const createWork =
  (database: Database, clock: Clock): Work =>
  (actor, use) =>
    conflictWhereTaken(() =>
      database
        .transaction(async (db) => {
          const tx = newTx(db, actor, clock);
          const intent = actor.user && actor.info.idempotency ? { user_id: actor.user.id, ...actor.info.idempotency } : null;
          const former = intent && (await formerAnswer(db, intent));
          if (former) return former.answer as Awaited<ReturnType<typeof use>>;
          const answer = await use(tx);
          await finish(tx, intent && { ...intent, answer: answer ?? null, created_at: tx.now });
          return answer;
        })
        .catch((error: unknown) => tellClosedMonth(error, actor)),
    );

type TxWithEvents = Tx & { pending: (typeof events.$inferInsert)[] };

const newTx = (db: Transaction, actor: AnyActor, clock: Clock): TxWithEvents => {
  const pending: TxWithEvents['pending'] = [];
  const now = clock.now().toISOString();

  const record: Tx['record'] = (entity, event, changes = []) => {
    const { request_id, ip, user_agent } = actor.info;
    pending.push({
      actor_user_id: actor.user?.id ?? null,
      action: event.action,
      entity_type: entity.type,
      entity_id: entity.id,
      company_id: event.company_id ?? null,
      changes,
      reason: event.reason ?? null,
      ip,
      user_agent,
      request_id,
      created_at: now,
    });
  };

  const tell = (event: Event, before: RecordValues | null, after: RecordValues): void => {
    const { only, passing = [] } = event;
    const changed = diff(before, after);
    // Nobody reads of an edit that changed nothing. Its version goes on all the same: it may stand for more than the columns of its own row.
    if (event.action.endsWith('.edited') && changed.length + passing.length === 0) return;
    const changes = changed.filter(({ path }) => !only || only.has(path));
    const ofCompany = { ...event, company_id: event.company_id ?? companyOf(event, after) };
    record(entityOf(event, after), only ? { ...ofCompany, reason: null } : ofCompany, [...passing, ...changes]);
  };

  const lock: Tx['lock'] = async (table, key) => {
    const [row] = await db
      .select()
      .from(table as RecordTable)
      .where(and(eq(table.id, key.id), key.scope))
      .for('update');
    if (!row) throw notFound();
    const current = Number(row.version);
    if (key.version !== null && key.version !== current) throw staleVersion(current);
    return row as Row<typeof table>;
  };

  const change: Tx['change'] = async (table, before, values, event) => {
    const stamps = { updated_at: now, updated_by: actor.user?.id ?? null, version: Number(before.version) + 1 };
    const [after] = await db
      .update(table as RecordTable)
      .set({ ...values, ...stamps } as never)
      .where(eq(table.id, before.id))
      .returning();
    if (!after) throw notFound();
    tell(event, before, after);
    return after as Row<typeof table>;
  };

  const lockAll: Tx['lockAll'] = async (table, { scope, most }) => {
    const rows = await db
      .select()
      .from(table as RecordTable)
      .where(scope)
      .orderBy(asc(table.id))
      .limit(most + 1)
      .for('update');
    if (rows.length > most) throw new AppError(422, { message: `São mais de ${most} de uma vez. Filtre antes.`, code: 'too_many' });
    return rows as Row<typeof table>[];
  };

  const changeAll: Tx['changeAll'] = async (table, before, values, event) => {
    if (before.length === 0) return;
    const stamps = { updated_at: now, updated_by: actor.user?.id ?? null, version: sql`${table.version} + 1` };
    const rows = await db
      .update(table as RecordTable)
      .set({ ...(typeof values === 'function' ? eachItsOwn(table, before, values) : values), ...stamps } as never)
      .where(
        inArray(
          table.id,
          before.map(({ id }) => id),
        ),
      )
      .returning();
    const after = new Map(rows.map((row) => [row.id, row]));
    for (const row of before) tell(typeof event === 'function' ? event(row) : event, row, after.get(row.id) ?? row);
  };

  const insertAll: Tx['insertAll'] = async (table, values, event) => {
    const stamps = { created_at: now, updated_at: now, created_by: actor.user?.id ?? null, updated_by: actor.user?.id ?? null };
    const rows = await db
      .insert(table)
      .values(values.map((each) => ({ ...each, ...stamps })) as never)
      .returning();
    for (const row of rows as Row<typeof table>[]) tell(typeof event === 'function' ? event(row) : event, null, row);
    return rows as Row<typeof table>[];
  };

  return {
    db,
    actor,
    now,
    today: clock.today(),
    pending,
    record,
    insert: async (table, values, event) => {
      const [row] = await insertAll(table, [values], event);
      if (!row) throw new Error('insert answered no row');
      return row;
    },
    insertAll,
    lock,
    change,
    lockAll,
    changeAll,
    ...createMoves({ change, changeAll }),
    fromOutside: async () => {
      await db.execute(
        sql`select set_config('esteto.closed_change', 'outside', true), set_config('esteto.request_id', ${actor.info.request_id}, true)`,
      );
    },
    update: async (table, key, values, event) => change(table, await lock(table, key), values, event),
  };
};

type RecordValues = Record<string, unknown>;

/** What each row gets, column by column, for one statement: a column that is not among a row's values stays as it is. */
const eachItsOwn = <T extends RecordTable>(
  table: T,
  rows: readonly Row<T>[],
  valuesOf: (row: Row<T>) => RowUpdate<T>,
): Record<string, SQL> => {
  const given = rows.map((row) => ({ id: row.id, values: valuesOf(row) as RecordValues }));
  const columns = new Map(Object.entries(getTableColumns(table)));
  return Object.fromEntries(
    [...columns].flatMap(([name, column]) => {
      const cases = given
        .filter(({ values }) => name in values)
        .map(({ id, values }) => sql`when ${id} then ${sql.param(values[name] ?? null, column)}::${sql.raw(column.getSQLType())}`);
      return cases.length > 0 ? [[name, sql`case ${table.id} ${sql.join(cases, sql` `)} else ${column} end`]] : [];
    }),
  );
};

/** 'invoice.issued' is told of an invoice. */
const entityOf = ({ action, of }: Event, row: RecordValues) => ({ type: action.split('.')[0] ?? '', id: of ?? Number(row['id']) });

/** The company that the row names, or is, where the event says none. */
const companyOf = ({ action, of }: Event, row: RecordValues): number | null => {
  const id = action.startsWith('company.') ? (of ?? row['id']) : row['company_id'];
  return typeof id === 'number' ? id : null;
};

/** In one statement, which takes no more than 65,535 values. */
const MOST_EVENTS = 4_000;

/** The events, and beside the first of them the answer of a call that is told apart by its key: one statement writes both. */
const finish = async ({ db, pending }: TxWithEvents, answered: typeof idempotencyKeys.$inferInsert | null): Promise<void> => {
  const first = pending.slice(0, MOST_EVENTS);
  const kept = answered && db.insert(idempotencyKeys).values(answered);
  if (first.length === 0) await kept;
  else if (kept)
    await db
      .with(db.$with('kept').as(kept.returning({ key: idempotencyKeys.key })))
      .insert(events)
      .values(first);
  else await db.insert(events).values(first);
  for (let from = MOST_EVENTS; from < pending.length; from += MOST_EVENTS)
    await db.insert(events).values(pending.slice(from, from + MOST_EVENTS));
};

type Intent = { user_id: number; key: string; request_hash: string };

/** The stored answer of this intent, null when it is new; refuses the same key in flight (409) or with another body (422). */
const formerAnswer = async (db: Transaction, { user_id, key, request_hash }: Intent): Promise<{ answer: unknown } | null> => {
  const lock = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${user_id}:${key}`}, 0)) as free`,
  );
  if (!lock.rows[0]?.free) throw conflict('Este pedido já está sendo processado.', 'in_flight');
  const [former] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key)));
  if (!former) return null;
  if (former.request_hash !== request_hash)
    throw new AppError(422, { message: 'Esta chave de repetição já foi usada em outro pedido.', code: 'idempotency_key_reused' });
  return { answer: former.answer };
};

const KEPT_MS = 7 * 86_400_000;

/** Forgets the answers of last week's intents: a laptop that was closed on Friday repeats its call on Monday. Run by a job. */
export const sweepKeys = async (db: Database, clock: Clock): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(clock.now().getTime() - KEPT_MS).toISOString()));
};
