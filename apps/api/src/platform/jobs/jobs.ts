import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database.ts';

// Background work on the same PostgreSQL. A job is enqueued in the transaction of the change that asks for it, and its key makes it run once.

export type JobHandler<Data extends object> = (data: Data, jobId: string) => Promise<void>;
export type JobDefinition = { name: string; cron?: string; handle: JobHandler<never> };

export type Jobs = {
  /** `key` names the effect ('invoice-12-issued'): a second job with the same key while one waits or runs is dropped. */
  enqueue(tx: { db: Transaction }, name: string, data: object, key: string): Promise<void>;
  start(definitions: readonly JobDefinition[]): Promise<void>;
  stop(): Promise<void>;
};

type JobSettings = {
  onError: (error: unknown) => void;
  /** False: nothing runs by the hour, only what is asked for. */
  schedules?: boolean;
};

const ZONE = 'America/Sao_Paulo';
/** A job that is asked for starts at once, by the database's own notice; what was missed, or is tried again, is found by looking. */
const LOOK_SECONDS = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

export const createJobs = (url: string, { onError, schedules = true }: JobSettings): Jobs => {
  const boss = new PgBoss({
    connectionString: url,
    migrate: false,
    max: 3,
    application_name: 'esteto-jobs',
    useListenNotify: true,
    schedule: schedules,
  });
  boss.on('error', onError);
  return {
    enqueue: async (tx, name, data, key) => {
      await boss.send(name, data, { singletonKey: key, retryLimit: 5, retryDelay: 10, retryBackoff: true, db: fromDrizzle(tx.db, sql) });
    },
    start: async (definitions) => {
      await boss.start();
      for (const { name, cron, handle } of definitions) {
        await boss.createQueue(name, { policy: 'exclusive', notify: true });
        const worker: string = await boss.work<object>(name, LOOK_SECONDS, async (jobs) => {
          try {
            for (const job of jobs) await handle(job.data as never, job.id);
          } finally {
            // The next one of the queue waits for nothing. Each is settled by itself, so that a killed server repeats one at most.
            boss.notifyWorker(worker);
          }
        });
        if (cron && schedules) await boss.schedule(name, cron, {}, { tz: ZONE });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
