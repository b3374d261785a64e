import { BOLETO_TAXES, type BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import { type MonthlyObligationAction, monthlyObligationMachine } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { guideChange, type ObligationGuide } from '@esteto/domain/month/monthly-obligation/obligation-guide';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { monthlyObligations as table } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import * as obligations from './monthly-obligation.repository.ts';

/** The tax and month of a guide; of one that is of no known tax nothing follows. */
export type GuideOf = { company_id: number; tax_key: BoletoTax | null; competence: string | null };

/** What is paid by the guides of a tax and month follows them. In the transaction of whoever made, changed, paid or cancelled one. */
export const followGuides = async (tx: Tx, { company_id, tax_key, competence }: GuideOf): Promise<void> => {
  // What is kept back on profits is an obligation of its own nowhere: the DCTFWeb declares it.
  if (!tax_key || !competence || tax_key === 'irrf_profits') return;
  const of = { company_id, rule_key: tax_key, competence };
  const [before] = await tx.lockAll(table, { scope: obligations.ofTax(of), most: 1 });
  if (before) await followOne(tx, before, await obligations.guidesOf(tx.db, of));
};

/** Guides that were made before their obligation, or before their month was over. A job. */
export const followMissed =
  ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) =>
  (request_id: string): Promise<void> =>
    inBatches(
      'obligations with a guide',
      (after) => obligations.unfollowed(db, clock.today(), { after, limit: 100 }),
      (rows) =>
        work(systemActor(request_id), async (tx) => {
          for (const { company_id, rule_key, competence } of rows)
            await followGuides(tx, { company_id, tax_key: BOLETO_TAXES.find((tax) => tax === rule_key) ?? null, competence });
        }),
    );

const followOne = async (tx: Tx, before: Row<typeof table>, guides: readonly ObligationGuide[]): Promise<void> => {
  const change = guideChange(before, guides, tx.today);
  if (!change) return;
  const { company_id } = before;
  if (change.actions.length === 0) {
    await tx.change(table, before, change.noted, { action: 'monthly_obligation.guide_changed', company_id });
    return;
  }
  let row = before;
  for (const action of change.actions)
    row = await tx.move(
      table,
      monthlyObligationMachine,
      row,
      { action, by: 'system', reason: GUIDE_REASON[action], before: change.before },
      {
        ...change.noted,
        ...(change.noted.delivered_on && { delivery_kind: 'digital' }),
        ...(action === 'reopen' && { delivered_on: null, delivery_kind: null, protocol_number: null, paid_on: null }),
      },
    );
};

const GUIDE_REASON: Partial<Record<MonthlyObligationAction, string>> = {
  deliver: 'Pela guia enviada ao cliente',
  deliver_late: 'Pela guia enviada ao cliente',
  pay: 'Pelo pagamento da guia',
  undo_payment: 'O pagamento da guia foi desfeito',
  reopen: 'A guia foi cancelada',
};
