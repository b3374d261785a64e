import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database.ts';

// Background work on the same PostgreSQL. A job is enqueued in the transaction of the change that asks for it, and its key makes it run once.

export type JobHandler<Data extends object> = (data: Data, jobId: string) => Promise<void>;
export type JobDefinition = {
  name: string;
  cron?: string;
  /** Short ones, of which many may wait: this many are fetched at a time, and the next at once while there are as many. */
  atOnce?: number;
  handle: JobHandler<never>;
};

export type Jobs = {
  /** `key` names the effect ('invoice-12-issued'): a second job with the same key while one waits or runs is dropped. */
  enqueue(tx: { db: Transaction }, name: string, data: object, key: string): Promise<void>;
  start(definitions: readonly JobDefinition[]): Promise<void>;
  stop(): Promise<void>;
};

const ZONE = 'America/Sao_Paulo';

export const createJobs = (url: string, { onError }: { onError: (error: unknown) => void }): Jobs => {
  const boss = new PgBoss({ connectionString: url, migrate: false, max: 3, application_name: 'esteto-jobs' });
  boss.on('error', onError);
  return {
    enqueue: async (tx, name, data, key) => {
      await boss.send(name, data, { singletonKey: key, retryLimit: 5, retryDelay: 10, retryBackoff: true, db: fromDrizzle(tx.db, sql) });
    },
    start: async (definitions) => {
      await boss.start();
      for (const { name, cron, atOnce: batchSize = 1, handle } of definitions) {
        await boss.createQueue(name, { policy: 'exclusive' });
        const options = { pollingIntervalSeconds: 2, batchSize, burstWhenBatchFull: batchSize > 1, perJobResults: true } as const;
        await boss.work<object>(name, options, async (jobs) => {
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await resultOf(job.id, () => handle(job.data as never, job.id)));
          return results;
        });
        if (cron) await boss.schedule(name, cron, {}, { tz: ZONE });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};

/** One that fails is tried again by itself, not those fetched with it. */
const resultOf = async (id: string, handle: () => Promise<void>): Promise<JobResult> => {
  try {
    await handle();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
};
