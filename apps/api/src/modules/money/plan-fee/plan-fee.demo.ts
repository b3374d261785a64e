import { boletoFilters } from '@esteto/domain/money/boleto/boleto-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const planFeeLives = (stage: Stage): Life[] => [charged(stage)];

/** The fees of this month, as the clock makes them in the night: some were paid since. */
async function* charged({ cast: { companies, staff }, modules: { planFees, boletos }, today }: Stage): Life {
  yield at(today, 40);
  await planFees.make('demo');
  yield at(today, 50);
  for (const { id: company_id } of companies.slice(0, MOST_PAID)) {
    const { items } = await boletos.list(staff, {
      ...boletoFilters.getDefault(),
      company_id,
      kind: 'fee',
      status: 'opened',
      sort: '-created_at',
      limit: 1,
    });
    const [fee] = items;
    if (fee?.competence === competenceOf(today))
      await boletos.pay(staff, { id: fee.id, body: { paid_on: today, paid_amount: fee.amount, version: fee.version } });
  }
}

/** Companies that pay on the day. */
const MOST_PAID = 3;
