import type { InputOf } from '@esteto/contract/endpoint';
import type { ClosingRunDetail, ClosingRunPreview, closingRun as contract } from '@esteto/contract/month/closing-run';
import { MOST_RUN, reminderWords, runProblem } from '@esteto/domain/month/closing-run/closing-run';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { closingRuns as table } from '../../../../tables/closing/closing-run.tables.ts';
import type { UserService } from '../../../identity/user/user.service.ts';
import { lastMonth } from '../closing-judgement.ts';
import * as runs from './closing-run.repository.ts';

export const RUN_CLOSINGS = 'closing-runs.run';

const TOO_MANY = `São mais de ${MOST_RUN.toLocaleString('pt-BR')} fechamentos. Use filtros para mover em partes.`;

/** Rows that a preview shows. */
const MOST_SHOWN = 500;

type Parts = Pick<Deps, 'db' | 'work' | 'jobs' | 'clock'> & { users: UserService };

/** Closings moved on many at once. Here they are only written down; a job does one after the other (closing-run-steps.ts). */
export const closingRunService = ({ db, work, jobs, clock, users }: Parts) => {
  const askedBy = ({ user }: SessionActor) => ({ month: lastMonth(clock), person_id: user.id });

  return {
    /** By what the job found last of each: by the same rule the run decides, on what it finds then. */
    preview: async (actor: SessionActor, { body }: InputOf<typeof contract.preview>): Promise<ClosingRunPreview> => {
      const all = await runs.preview(db, body, askedBy(actor), MOST_RUN + 1);
      if (all.length > MOST_RUN) throw invalid({ filters: TOO_MANY });
      const rows = all.map((closing) => {
        const reason = runProblem(body.action, closing);
        const message = body.action === 'remind' && reason === null ? reminderWords(closing).body : null;
        return { closing_id: closing.id, company_name: closing.company_name, reason, message };
      });
      const kept = rows.filter(({ reason }) => reason !== null);
      const done = rows.filter(({ reason }) => reason === null);
      return { total: rows.length, kept: kept.length, done: done.length, rows: [...kept, ...done].slice(0, MOST_SHOWN) };
    },

    start: (actor: SessionActor, { body }: InputOf<typeof contract.start>): Promise<ClosingRunDetail> =>
      work(actor, async (tx) => {
        const { action, analyst_id } = body;
        if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
        const { id } = await tx.insert(table, { action, analyst_id }, { action: 'closing_run.started' });
        const count = await runs.select(tx.db, id, body, askedBy(actor), MOST_RUN + 1);
        if (count > MOST_RUN) throw invalid({ filters: TOO_MANY });
        if (count === 0 && body.filters) throw invalid({ filters: 'Nenhum fechamento corresponde aos filtros.' });
        if (!body.filters && count < new Set(body.ids).size) throw notFound();
        await jobs.enqueue(tx, RUN_CLOSINGS, {}, `closing-run-${id}`);
        return runs.detail(tx.db, id);
      }),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<ClosingRunDetail> => runs.detail(db, id),
  };
};
