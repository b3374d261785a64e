import { worstOf } from '@esteto/domain/month/closing/closing-checks';
import { type ClosingRunAction, type RunFacts, reminderWords, runProblem } from '@esteto/domain/month/closing-run/closing-run';
import type { Deps } from '../../../../deps.ts';
import { inBatches } from '../../../../platform/jobs/each.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { closings as table } from '../../../../tables/closing/closing.tables.ts';
import { actorFor, type UserService } from '../../../identity/user/user.service.ts';
import type { News, NoticeService } from '../../../office/notice/notice.service.ts';
import { type Closing, type Judgement, judge, standingOf } from '../closing-judgement.ts';
import { closeAs, closedNews, step, valuesOf } from '../closing-steps.ts';
import * as runs from './closing-run.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService; notices: Pick<NoticeService, 'tell'> };

/** Closings in one transaction: a killed server repeats no more than that, and nothing is done twice. */
const BATCH = 50;

/**
 * Does what waits of every run, in the name of who began it, each closing judged as it is at that moment. A job: its result is written with what is done.
 */
export const runWaiting =
  (parts: Parts) =>
  async (request_id: string): Promise<void> => {
    for (const run of await runs.waitingRuns(parts.db)) {
      const actor = await actorFor(parts.users, run.created_by, request_id);
      await inBatches(
        `closings of run ${run.id}`,
        (after) => runs.waitingRows(parts.db, run.id, { after, limit: BATCH }),
        (ids) => parts.work(actor, (tx) => runSome(parts, tx, run, ids)),
      );
    }
  };

const runSome = async ({ clock, notices }: Parts, tx: Tx, run: runs.WaitingRun, ids: readonly number[]): Promise<void> => {
  const rows = await runs.lockRows(tx.db, run.id, ids);
  const news: News[] = [];
  const results: { closing_id: number; reason: string | null }[] = [];
  for (const month of new Set(rows.map((row) => row.month))) {
    const ofMonth = rows.filter((row) => row.month === month);
    const judged = await judge(clock, tx.db, month, ofMonth);
    for (const row of ofMonth) {
      const judgement = judged.get(row.id);
      const facts = factsOf(row, judgement);
      const reason = judgement ? runProblem(run.action, facts) : 'A empresa não existe mais';
      if (judgement && reason === null) news.push(...(await moveOn(tx, run, row, { judgement, facts })));
      results.push({ closing_id: row.id, reason });
    }
  }
  await notices.tell(tx, news);
  await runs.settle(tx.db, run.id, results);
};

const factsOf = ({ status, month }: Closing, judgement: Judgement | undefined): RunFacts => {
  const checks = judgement?.checks ?? [];
  const client = checks.filter(({ side, result }) => side === 'client' && result !== 'ok');
  return { status, month, result: worstOf(checks), fault: standingOf(checks).fault, client_faults: client.map(({ words }) => words) };
};

/** Does it to one closing; answers what its people are told. */
const moveOn = async (
  tx: Tx,
  { action, analyst_id }: { action: ClosingRunAction; analyst_id: number | null },
  row: Closing,
  { judgement, facts }: { judgement: Judgement; facts: RunFacts },
): Promise<News[]> => {
  switch (action) {
    case 'assign':
      await tx.change(table, row, { analyst_id }, { action: 'closing.edited', company_id: row.company_id });
      return [];
    case 'remind':
      tx.record({ type: 'closing', id: row.id }, { action: 'closing.reminded', company_id: row.company_id });
      return [reminderNews(row, facts, tx.today)];
    case 'close':
      await closeAs(tx, row, judgement, null);
      return [closedNews(row, judgement.figures)];
    case 'start':
    case 'send_to_review':
      await step(tx, row, { action, by: 'staff' }, valuesOf(action, tx, row));
      return [];
  }
};

/** What the client owes, told once a day. */
const reminderNews = ({ id, company_id }: Closing, facts: RunFacts, today: string): News => ({
  kind: 'closing.reminder',
  company_id,
  to: 'partners',
  ...reminderWords(facts),
  action_url: `/app/mes?month=${facts.month}`,
  key: `closing-${id}-reminder-${today}`,
});
