import { boletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const boletoRecurrenceLives = (stage: Stage): Life[] => [monthly(stage)];

/** A fixed bill beside the fees: its first boleto waits for its line. */
async function* monthly({ cast, modules, today }: Stage): Life {
  const [company] = cast.companies;
  if (!company) return;
  yield at(today, 45);
  const competence = competenceOf(today);
  await modules.boletoRecurrences.start(cast.staff, {
    body: {
      ...boletoForm.getDefault(),
      kind: 'fee',
      description: `Folha de pagamento de ${formatCompetenceLong(competence)}`,
      competence,
      amount: 12_000,
      due_date: addDays(today, 9),
      company_id: company.id,
      replaces: false,
      repeat: 'monthly',
      repeat_months: 12,
    },
  });
}
