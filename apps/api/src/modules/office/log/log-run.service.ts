import type { InputOf } from '@esteto/contract/endpoint';
import type { log as contract, LogRun } from '@esteto/contract/office/log';
import { LOG_EXPORT_DAYS, type LogRunKind } from '@esteto/domain/office/log-run/log-run-life';
import type { Deps } from '../../../deps.ts';
import { csvStream } from '../../../platform/files/csv-stream.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { logRuns as table } from '../../../tables/log/log.tables.ts';
import * as logs from './log.repository.ts';
import { LOG_HEADER, logLines } from './log-rows.service.ts';
import type { LogRunRow } from './log-run.repository.ts';
import * as logRuns from './log-run.repository.ts';
import { sealedCount, verifyChain } from './verify-chain.ts';

export const RUN_LOG = 'log-runs.run';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'jobs'>;

const UNDER_WAY: Record<LogRunKind, string> = {
  verification: 'Uma verificação já está em andamento.',
  export: 'Uma exportação já está em andamento.',
};

const LATEST = 10;

/** Putting that many into words holds everybody else's calls for a few hundredths of a second. */
const BATCH = 100;

/** What is done with the whole log: in the background, with how far it is. */
export const logRunService = ({ db, work, clock, files, jobs }: Parts) => {
  const shown = async (rows: readonly (LogRunRow & { actor_name: string | null })[]): Promise<LogRun[]> => {
    const ids = rows.flatMap(({ breaks }) => breaks.flatMap(({ before_event_id, after_event_id }) => [before_event_id, after_event_id]));
    const events = await logs.byIds(
      db,
      ids.filter((id) => id !== null),
    );
    const eventOf = (id: number | null) => (id === null ? null : (events.get(id) ?? null));
    return rows.map((row) => ({
      ...row,
      breaks: row.breaks.map((gap) => ({ ...gap, before: eventOf(gap.before_event_id), after: eventOf(gap.after_event_id) })),
    }));
  };

  const ask = (actor: SessionActor, kind: LogRunKind, filters: LogRunRow['filters']): Promise<LogRun> =>
    work(actor, async (tx) => {
      if (await logRuns.isWaiting(tx.db, kind)) throw conflict(UNDER_WAY[kind], 'log_run_waiting');
      const total = kind === 'verification' ? await sealedCount(tx.db) : await logs.count(tx.db, filters ?? {});
      const action = kind === 'verification' ? 'log_run.verification_asked' : 'log_run.export_asked';
      const row = await tx.insert(table, { kind, state: 'waiting', total, filters }, { action });
      await jobs.enqueue(tx, RUN_LOG, {}, `log-run-${row.id}`);
      return { ...row, breaks: [], actor_name: actor.user.name };
    });

  const tell = (id: number) => (done: number) => logRuns.tellProgress(db, id, done);

  const verify = async ({ id }: LogRunRow): Promise<void> => {
    const breaks = await verifyChain(db, tell(id));
    await work(systemActor(`log-run-${id}`), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      await tx.change(table, before, { state: 'done', done: before.total, breaks }, { action: 'log_run.verified' });
    });
  };

  const exportFile = async ({ id, filters }: LogRunRow): Promise<void> => {
    const upTo = await logs.lastId(db);
    const batch = (after: number) => logLines(db, filters ?? {}, { after, upTo, limit: BATCH });
    const received = await files.receive(csvStream({ header: LOG_HEADER, batch, tellProgress: tell(id) }));
    await work(systemActor(`log-run-${id}`), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      const file_id = await files.keepReceived(tx, received, { mime: 'text/csv', name: 'log.csv' });
      const expires_at = new Date(clock.now().getTime() + LOG_EXPORT_DAYS * 86_400_000).toISOString();
      const values = { state: 'done', done: before.total, file_id, size: received.size, expires_at } as const;
      await tx.change(table, before, values, { action: 'log_run.exported' });
    });
  };

  const fail = (id: number) =>
    work(systemActor(`log-run-${id}`), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      await tx.change(table, before, { state: 'failed' }, { action: 'log_run.failed' });
    });

  return {
    runs: async (): Promise<LogRun[]> => shown(await logRuns.latest(db, LATEST)),

    verify: (actor: SessionActor): Promise<LogRun> => ask(actor, 'verification', null),

    export: (actor: SessionActor, { body }: InputOf<typeof contract.export>): Promise<LogRun> => ask(actor, 'export', body),

    fetch: async (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const file_id = await work(actor, async (tx) => {
        const run = await logRuns.fileOf(tx.db, id);
        if (!run) throw notFound();
        tx.record({ type: 'log_run', id }, { action: 'log_run.fetched' });
        return run;
      });
      return files.open(db, file_id, null);
    },

    /** Does what waits. A job; what fails is told as failed, and the job says why. */
    run: async (): Promise<void> => {
      await each('log runs', await logRuns.waiting(db), (row) =>
        (row.kind === 'verification' ? verify(row) : exportFile(row)).catch(async (error: unknown) => {
          await fail(row.id);
          throw error;
        }),
      );
    },

    /** Takes back files whose days are over. A job. */
    expire: async (jobId: string): Promise<void> => {
      await each('log exports', await logRuns.over(db, clock.now().toISOString()), ({ id, file_id }) =>
        work(systemActor(jobId), async (tx) => {
          const before = await tx.lock(table, { id, version: null, scope: undefined });
          await tx.change(table, before, { file_id: null, size: null, expires_at: null }, { action: 'log_run.expired' });
          if (file_id) await files.forget(tx, [file_id]);
        }),
      );
    },
  };
};
