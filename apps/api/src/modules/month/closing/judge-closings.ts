import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import type { MonthService } from '../month/month.service.ts';
import { judge, standingOf } from './closing-judgement.ts';
import * as judging from './judge-closings.repository.ts';

export const JUDGE_CLOSINGS = 'closings.judge';

/** Companies in one transaction: what they come to is computed in one go, during which the server answers nobody. */
const BATCH = 25;

type Parts = Pick<Deps, 'db' | 'clock'> & { months: MonthService };

/**
 * Keeps what the checks find of every closing that is open: of companies of which something changed, and once a day of all, because days pass. A job. What
 * changed is looked up first: what changes meanwhile is looked at again.
 */
export const judgeClosings = ({ db, clock, months }: Parts): Promise<void> =>
  inBatches(
    'companies',
    (after) => judging.toJudge(db, clock.today(), { after, limit: BATCH }),
    (company_ids) =>
      db.transaction(async (tx) => {
        const seen = await judging.changesOf(tx, company_ids);
        const open = await judging.openOf(tx, company_ids);
        const { selic } = await months.terms(tx);
        for (const month of new Set(open.map((row) => row.month))) {
          const rows = open.filter((row) => row.month === month);
          const judged = await judge(clock, tx, month, rows, selic);
          const findings = rows.flatMap(({ id, version }) => {
            const judgement = judged.get(id);
            return judgement ? [{ id, version, penalty: judgement.penalty ?? 0, ...standingOf(judgement.checks) }] : [];
          });
          await judging.put(tx, findings, clock.today());
        }
        await judging.forget(tx, seen);
      }),
  );
