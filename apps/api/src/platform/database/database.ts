import { type DrizzleConfig, DrizzleQueryError, type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { answerWithin, connectWithin } from './patience.ts';

type NoSchema = Record<string, never>;
/** The pool, or a transaction in its place: what runs inside is then undone with it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoSchema>;
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
/** What a read needs: the database or an open transaction. */
export type Reader = Pick<Database, 'select' | 'execute' | 'selectDistinct' | 'selectDistinctOn'>;

export const APP_ROLE = 'esteto_app';

export type DatabaseHandle = { db: Database; pool: pg.Pool; ping(): Promise<void>; close(): Promise<void> };

/** Whoever calls is answered within ten seconds, whatever becomes of the database. */
const PATIENCE_MS = 9_000;

/** Connects as the application: it works under the role that owns nothing and cannot rewrite the audit trail. */
export const openDatabase = (
  url: string,
  { max = 10, patienceMs = PATIENCE_MS, onStatement }: { max?: number; patienceMs?: number; onStatement?: (text: string) => void } = {},
): DatabaseHandle => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${APP_ROLE} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c lock_timeout=10000 -c client_connection_check_interval=1000`,
    connectionTimeoutMillis: patienceMs,
    application_name: 'esteto',
  });
  // A connection that dies (database restarted), idle or in the middle of a transaction, must not take the process along: whoever
  // used it is told by its query, and the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    answerWithin(pool, client, patienceMs);
    nameStatements(client);
  });
  connectWithin(pool, patienceMs);
  const config = onStatement ? { logger: { logQuery: onStatement } } : {};
  const db: Database = drizzle(pool, config);
  db.transaction = transactionsOn(pool, config);
  return {
    db,
    pool,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
};

/**
 * drizzle's own transaction on a pool gives the connection back only once BEGIN has succeeded, and then as a good one whatever happened: each that
 * died is lost, until none is left, or handed to the next (drizzle-team/drizzle-orm issue 6114). Here it always comes back, to be dropped when it
 * could not even begin or undo.
 */
const transactionsOn =
  (pool: pg.Pool, config: DrizzleConfig<NoSchema>): Database['transaction'] =>
  async (work, settings) => {
    const client = await pool.connect();
    let isDead = false;
    try {
      return await drizzle(client, config).transaction(work, settings);
    } catch (error) {
      isDead = error instanceof DrizzleQueryError && /^(?:begin|rollback)/.test(error.query);
      throw error;
    } finally {
      client.release(isDead);
    }
  };

/** More texts than the product has; lists of ids make one for each length, and must not fill the server's memory. */
const MOST = 500;
/** With more parameters it is such a list, which PostgreSQL searches quickly only when it knows the ids while it plans. */
const LIST = 32;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const given = names.get(text);
  if (given || names.size >= MOST) return given;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * Gives each statement with parameters a name, so that PostgreSQL plans it once per connection and not at every call: planning the session's
 * join takes ten times as long as running it. PostgreSQL itself goes on planning anew where the parameters make a difference.
 */
const nameStatements = (client: PoolClient): void => {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown;
  client.query = ((statement: unknown, values?: unknown, ...rest: unknown[]) => {
    const named = isStatement(statement) && Array.isArray(values) && values.length > 0 && values.length <= LIST;
    return send(named ? { ...statement, name: statement.name ?? nameOf(statement.text) } : statement, values, ...rest);
  }) as typeof client.query;
};

const isStatement = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' && value !== null && 'text' in value;
