import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { planFee as contract, LeftOutRow, PlanFeeMonth } from '@esteto/contract/money/plan-fee';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { SubscriptionService } from '../../plan/plan/subscription/subscription.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as planFees from './plan-fee.repository.ts';

export const MAKE_FEES = 'plan-fees.make';

/** Companies charged in one transaction. */
const BATCH = 200;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  subscriptions: Pick<SubscriptionService, 'settleFees' | 'unsettled' | 'feesOf'>;
  boletos: Pick<BoletoService, 'addPlanFees'>;
};

/** What companies pay each month for their plan. */
export const planFeeService = ({ db, work, clock, subscriptions, boletos }: Parts) => ({
  /**
   * Makes the fee of this month of every company that has none yet, some at a time: the plan is settled for the month in the transaction that makes its
   * boleto, so that a server which is killed goes on where it stopped, and a day that was missed is made up for on the next. A job.
   */
  make: async (request_id: string): Promise<void> => {
    const month = competenceOf(clock.today());
    const next = (after: number) => subscriptions.unsettled(month, { after, limit: BATCH });
    await inBatches('plan fees', next, (batch) =>
      work(systemActor(request_id), async (tx) => {
        const companies = batch.map(({ company_id }) => company_id);
        const fees = await subscriptions.settleFees(tx, companies);
        const charged = fees.map(({ company_id, month: plan_month, fee, due_date }) => ({
          company_id,
          plan_month,
          competence: plan_month,
          description: `Honorários de ${formatCompetenceLong(plan_month)}`,
          amount: fee.total,
          price_lines: fee.lines,
          due_date,
        }));
        // What a credit covers is no boleto.
        await boletos.addPlanFees(
          tx,
          charged.filter(({ amount }) => amount > 0),
        );
      }),
    );
  },

  month: async (_actor: SessionActor): Promise<PlanFeeMonth> => {
    const month = competenceOf(clock.today());
    return { month, ...(await planFees.made(db, month)), last_run_at: await planFees.lastRun(db, MAKE_FEES) };
  },

  leftOut: async (_actor: SessionActor, input: InputOf<typeof contract.leftOut>): Promise<Page<LeftOutRow>> => {
    const page = await planFees.leftOut(db, input, competenceOf(clock.today()));
    const fees = await subscriptions.feesOf(page.items.map(({ company_id }) => company_id));
    const reasons = new Map(fees.map(({ id, obstacle }) => [id, obstacle]));
    return { ...page, items: page.items.map((row) => ({ ...row, reason: reasons.get(row.id) ?? null })) };
  },
});
