import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const obligationRuleLives = (stage: Stage): Life[] => [rulesOfTheOffice(stage)];

/** What every company owes its council at the turn of the year. */
async function* rulesOfTheOffice({ cast: { staff }, modules: { obligationRules }, today }: Stage): Life {
  yield at(addDays(today, -150), 10 * 60);
  await obligationRules.create(staff, {
    body: {
      name: 'Anuidade da empresa no CRM',
      acronym: 'CRMPJ',
      type: 'payment',
      sphere: 'state',
      regimes: ['simples', 'presumido'],
      facts: [],
      ibge: null,
      state: null,
      city: null,
      cnaes: [],
      frequency: 'annual',
      months: [],
      competence_offset: '-1',
      legal_day: 31,
      is_business_day: false,
      shift: 'previous',
      target_days_before: 5,
      department_id: null,
      points: 2,
      generates_fine: true,
      notify_client: true,
      client_message: 'A anuidade da empresa no CRM está pronta para pagar. O boleto está nos arquivos.',
      requires_document: true,
      valid_from: '2026-01',
      valid_until: null,
    },
  });
}
