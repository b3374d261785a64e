import { dueClosingAction } from '@esteto/domain/month/closing/closing-life';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type AnyActor, systemActor } from '../../../platform/work/actor.ts';
import { closings as table } from '../../../tables/closing/closing.tables.ts';
import * as closings from './closing.repository.ts';
import { judge, lastMonth } from './closing-judgement.ts';
import { step, valuesOf } from './closing-steps.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'>;

/** Closings in one transaction of the clock. */
const BATCH = 100;

/** Every night: each company that works gets the month that has ended, and whoever waits for a client who has answered goes on. A job. */
export const follow =
  (parts: Parts) =>
  async (request_id: string): Promise<void> => {
    const month = lastMonth(parts.clock);
    try {
      await openMissing(parts, month, systemActor(request_id));
    } finally {
      await followOpen(parts, month, systemActor(request_id));
    }
  };

/** Each company that works and has no closing of the month gets one. */
const openMissing = ({ db, work }: Omit<Parts, 'clock'>, month: string, actor: AnyActor): Promise<void> =>
  inBatches(
    'companies',
    (after) => closings.toOpen(db, month, { after, limit: BATCH }),
    (companies) =>
      work(actor, (tx) => {
        const rows = companies.map(({ id: company_id, ...company }) => ({ ...company, company_id, month }));
        return tx.insertAll(table, rows, { action: 'closing.opened' });
      }),
  );

/** What waits for a client who has answered goes on, and what a client blocks waits. */
const followOpen = ({ db, work, clock }: Parts, month: string, actor: AnyActor): Promise<void> =>
  inBatches(
    'closings',
    (after) => closings.openIds(db, month, { after, limit: BATCH }),
    (ids) =>
      work(actor, async (tx) => {
        const rows = await closings.lockOpen(tx, ids);
        const judged = await judge(clock, tx.db, month, rows);
        for (const row of rows) {
          const action = dueClosingAction(row.status, judged.get(row.id)?.checks ?? []);
          if (action) await step(tx, row, { action, by: 'system' }, valuesOf(action, tx, row));
        }
      }),
  );
