import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { jobFailure as contract, FailedKind, Failures } from '@esteto/contract/office/job-failure';
import { failureSentence } from '@esteto/domain/office/job-failure/failure-sentence';
import type { RerunOutcome } from '@esteto/domain/office/job-failure/job-failure-life';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { jobFailures as table } from '../../../tables/job-failure/job-failure.tables.ts';
import type { InvoiceEmailService } from '../../billing/invoice/email/invoice-email.service.ts';
import * as jobs from './job-failure.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { invoiceEmails: Pick<InvoiceEmailService, 'undelivered'> };

const UNKNOWN = 'Tarefa de outra versão do Esteto';

/** Jobs that failed for good and letters that did not arrive, for the master. */
export const jobFailureService = ({ db, work, jobs: queue, invoiceEmails }: Parts) => {
  const inKinds = (failed: readonly jobs.FoundJob[]): FailedKind[] =>
    [...Map.groupBy(failed, ({ name }) => name)].map(([name, of]) => {
      const kind = queue.kindOf(name);
      return {
        name,
        label: kind?.label ?? UNKNOWN,
        is_letter: kind?.letter ?? false,
        can_rerun: kind !== null,
        count: of[0]?.count ?? 0,
        jobs: of.map(({ message, name: _name, count: _count, ...job }) => ({ ...job, error: failureSentence(message) })),
      };
    });

  const refuseUnknown = (name: string): void => {
    if (queue.kindOf(name) === null)
      throw conflict('Esta tarefa é de outra versão do Esteto e não roda mais. Deixe-a de lado.', 'job_unknown');
  };

  const runAgain = async (tx: Tx, name: string, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    await tx.insertAll(
      table,
      ids.map((job_id) => ({ job_id, job_name: name, decision: 'rerun' as const })),
      { action: 'job_failure.rerun', reason: queue.kindOf(name)?.label ?? null },
    );
    await queue.retry(tx, name, ids);
  };

  const lock = async (tx: Tx, id: string): Promise<jobs.LockedJob> => {
    const job = await jobs.lock(tx.db, id);
    if (!job || job.is_set_aside || job.state === 'cancelled') throw notFound();
    return job;
  };

  return {
    list: async (_actor: SessionActor): Promise<Failures> => {
      const [failed, { items, total }] = await Promise.all([jobs.latest(db), invoiceEmails.undelivered()]);
      return { kinds: inKinds(failed), undelivered: items, undelivered_total: total };
    },

    /** Once, however often it is asked for. */
    rerun: (actor: SessionActor, { job: id }: InputOf<typeof contract.rerun>): Promise<{ outcome: RerunOutcome }> =>
      work(actor, async (tx) => {
        const job = await lock(tx, id);
        if (job.state === 'completed' || job.is_done) return { outcome: 'done' };
        if (job.state !== 'failed' || job.is_asked) return { outcome: 'running' };
        refuseUnknown(job.name);
        await runAgain(tx, job.name, [job.id]);
        return { outcome: 'asked' };
      }),

    rerunKind: (
      actor: SessionActor,
      { body: { name } }: InputOf<typeof contract.rerunKind>,
    ): Promise<AnswerOf<typeof contract.rerunKind>> =>
      work(actor, async (tx) => {
        refuseUnknown(name);
        const ids = await jobs.lockKind(tx.db, name);
        await runAgain(tx, name, ids);
        return { asked: ids.length };
      }),

    setAside: async (actor: SessionActor, { job: id, body: { reason } }: InputOf<typeof contract.setAside>): Promise<void> => {
      await work(actor, async (tx) => {
        const job = await lock(tx, id);
        if (job.state !== 'failed') throw conflict('Esta tarefa não está mais parada: já roda de novo ou foi feita.', 'not_failed');
        await tx.insert(table, { job_id: id, job_name: job.name, decision: 'set_aside' }, { action: 'job_failure.set_aside', reason });
      });
    },
  };
};
