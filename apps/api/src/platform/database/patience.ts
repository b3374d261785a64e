import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from './sql-state.ts';

// How long anybody waits for the database. A server that is gone says so at once; one that is frozen (a stopped process, a full disk below it, a lock that
// nobody gives back) says nothing, and whoever waits for it must be told so before they give up themselves.

/** The time that a call waits is split: a third for a connection, the rest for an answer. */
const connectMs = (patienceMs: number): number => Math.ceil(patienceMs / 3);
const answerMs = (patienceMs: number): number => Math.ceil((patienceMs * 2) / 3);

/** Nobody waits for a job, nor for the demo data: it may take as long as the database itself lets a statement run (database.ts), and a little longer to hear of it. */
const JOB_MS = 31_000;
const jobs = new AsyncLocalStorage<true>();
export const unhurried = <T>(job: () => Promise<T>): Promise<T> => jobs.run(true, job);

/** As node-postgres words both, so that they are known wherever they come from (error-answer.ts). */
const NO_CONNECTION = 'timeout exceeded when trying to connect';
const NO_ANSWER = 'Query read timeout';

/** The database lives, and others were answered meanwhile: it has more to do than it can. Who comes back a little later is served. */
export class Busy extends Error {
  readonly wait_ms = 2_000;
}

/** When each pool last heard of its database. */
const heard = new WeakMap<pg.Pool, number>();
const hear = (pool: pg.Pool): void => void heard.set(pool, performance.now());
const tooLong = (pool: pg.Pool, since: number, words: string): Error =>
  (heard.get(pool) ?? 0) > since ? new Busy(words) : new Error(words);

/** A connection whose last question was never answered is asked nothing more: not even to undo, which would be waited for again. */
const unanswered = new WeakMap<pg.PoolClient, Error>();

const TOO_MANY_CONNECTIONS = '53300';
const AGAIN_MS = 50;

/** A database that takes no more connections, of this server and of others, takes one as soon as another ends. */
const onceTaken = async (pool: pg.Pool, connect: () => Promise<pg.PoolClient>, until: number): Promise<pg.PoolClient> => {
  for (;;)
    try {
      return await connect();
    } catch (error) {
      if (sqlState(error) !== TOO_MANY_CONNECTIONS) throw error;
      hear(pool);
      // Whoever asked has been told meanwhile.
      if (performance.now() > until) throw error;
      await pause(AGAIN_MS);
    }
};

/** Bounds how long a connection of the pool is waited for, in the queue and on the way together. */
export const connectWithin = (pool: pg.Pool, patienceMs: number): void => {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const within = async (): Promise<pg.PoolClient> => {
    const since = performance.now();
    const limit = jobs.getStore() ? JOB_MS : connectMs(patienceMs);
    const connecting = onceTaken(pool, connect, since + limit);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((done) => {
      // Where this process itself was held up, what came meanwhile is read first.
      timer = setTimeout(() => setImmediate(done, null), limit);
    });
    const client = await Promise.race([connecting, tooLate]).finally(() => clearTimeout(timer));
    if (client) return client;
    // It goes to whoever is next.
    void connecting.then(
      (late) => late.release(),
      () => undefined,
    );
    throw tooLong(pool, since, NO_CONNECTION);
  };
  type Told = (error: Error | undefined, client: pg.PoolClient | undefined, release: (broken?: Error | boolean) => void) => void;
  pool.connect = ((receive?: Told) =>
    receive
      ? void within().then(
          (client) => receive(undefined, client, (broken?: Error | boolean) => client.release(broken)),
          (error: Error) => receive(error, undefined, () => undefined),
        )
      : within()) as typeof pool.connect;
};

/** Bounds how long each answer of a connection is waited for. */
export const answerWithin = (pool: pg.Pool, client: pg.PoolClient, patienceMs: number): void => {
  hear(pool);
  client.on('drain', () => hear(pool));
  const send = client.query.bind(client) as (...call: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const callback = rest.at(-1) as unknown;
    const silent = unanswered.get(client);
    if (silent) return refused(silent, callback);
    const since = performance.now();
    const worded = (error: unknown): unknown => {
      if (!(error instanceof Error && error.message === NO_ANSWER)) return error;
      unanswered.set(client, error);
      return tooLong(pool, since, NO_ANSWER);
    };
    const query_timeout = jobs.getStore() ? JOB_MS : answerMs(patienceMs);
    const config = typeof statement === 'string' ? { text: statement, query_timeout } : { ...(statement as object), query_timeout };
    if (isCallback(callback))
      return send(config, ...rest.slice(0, -1), (error: unknown, answer: unknown) => callback(worded(error), answer));
    const answer = send(config, ...rest);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => {
          throw worded(error);
        })
      : answer;
  }) as typeof client.query;
};

type Callback = (error: unknown, answer?: unknown) => void;
const isCallback = (argument: unknown): argument is Callback => typeof argument === 'function';

const refused = (error: Error, callback: unknown): unknown => {
  if (!isCallback(callback)) return Promise.reject(error);
  process.nextTick(callback, error);
  return undefined;
};
