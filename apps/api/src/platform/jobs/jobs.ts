import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import { unhurried } from '../database/patience.ts';

// Background work on the same PostgreSQL. A job is enqueued in the transaction of the change that asks for it, and its key makes it run once.

export type JobHandler<Data extends object> = (data: Data, jobId: string) => Promise<void>;
export type JobDefinition = {
  name: string;
  /** What it does, in the words of whoever reads that it failed. */
  label: string;
  /** It sends one letter to one person. */
  letter?: true;
  cron?: string;
  /** How many of the queue are fetched together and run side by side; one after the other when left out. */
  at_once?: number;
  handle: JobHandler<never>;
};

/** What is told of a job without running it. */
export type JobKind = Pick<JobDefinition, 'label' | 'letter'>;

export type Jobs = {
  /** `key` names the effect ('invoice-12-issued'): a second job with the same key while one waits or runs is dropped. */
  enqueue(tx: { db: Transaction }, name: string, data: object, key: string): Promise<void>;
  start(definitions: readonly JobDefinition[]): Promise<void>;
  /** The kind of a job that was started here; null for one of another version. */
  kindOf(name: string): JobKind | null;
  /** Lets failed jobs of a kind run once more, when the transaction is committed. What is not failed any more is left as it is. */
  retry(tx: { db: Transaction }, name: string, ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type JobSettings = {
  onError: (error: unknown) => void;
  /** False: nothing runs by the hour, only what is asked for. */
  schedules?: boolean;
  /** How often each queue is looked at besides. */
  look?: typeof LOOK_SECONDS;
};

const ZONE = 'America/Sao_Paulo';
/** How long what is over stays to be seen. What comes by the clock fails again soon where it is still broken, and would fill the table. */
const KEPT_DAYS = { asked: 30, by_clock: 7 };
const DAY_SECONDS = 86_400;
/** A job that is asked for starts at once, by the database's own notice; what was missed, or is tried again, is found by looking. */
const LOOK_SECONDS = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** A letter waits for the server that takes it: meanwhile others go out. */
export const LETTERS_AT_ONCE = 8;

export const createJobs = (url: string, { onError, schedules = true, look = LOOK_SECONDS }: JobSettings): Jobs => {
  const boss = new PgBoss({
    connectionString: url,
    migrate: false,
    max: 3,
    application_name: 'esteto-jobs',
    useListenNotify: true,
    schedule: schedules,
  });
  boss.on('error', onError);
  /** One of those that were fetched together. It is settled by itself, so that a killed server repeats only what was under way; a failure is told of all at the end. */
  const run = async (name: string, { id, data }: Job, handle: JobHandler<never>): Promise<JobResult> => {
    try {
      await unhurried(() => handle(data as never, id));
    } catch (error) {
      return { id, status: 'failed', output: { message: String(error), stack: error instanceof Error ? error.stack : null } };
    }
    // What cannot be said now is said again at the end.
    await boss.complete(name, id).catch(() => undefined);
    return { id, status: 'completed' };
  };
  const workOn = async (name: string, at_once: number, handle: JobHandler<never>): Promise<void> => {
    const worker: string = await boss.work<object>(name, { ...look, batchSize: at_once, perJobResults: true }, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => run(name, job, handle)));
      // What came meanwhile waits for nothing.
      boss.notifyWorker(worker);
      return results;
    });
  };
  const kinds = new Map<string, JobKind>();
  return {
    kindOf: (name) => kinds.get(name) ?? null,
    retry: async (tx, name, ids) => {
      await boss.retry(name, [...ids], { db: fromDrizzle(tx.db, sql) });
    },
    enqueue: async (tx, name, data, key) => {
      await boss.send(name, data, { singletonKey: key, retryLimit: 5, retryDelay: 10, retryBackoff: true, db: fromDrizzle(tx.db, sql) });
    },
    start: async (definitions) => {
      await boss.start();
      // Those that stand since a former start are left as they are; to ask for each anew would be most of what a start takes.
      const standing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const { name, label, letter, cron, at_once = 1, handle } of definitions) {
        kinds.set(name, { label, ...(letter && { letter }) });
        const deleteAfterSeconds = (cron ? KEPT_DAYS.by_clock : KEPT_DAYS.asked) * DAY_SECONDS;
        if (!standing.has(name)) await boss.createQueue(name, { policy: 'exclusive', notify: true, deleteAfterSeconds });
        await workOn(name, at_once, handle);
        if (cron && schedules) await boss.schedule(name, cron, {}, { tz: ZONE });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
