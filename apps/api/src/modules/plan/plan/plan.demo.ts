import { couponForm } from '@esteto/domain/plan/coupon/coupon-form';
import { planForm } from '@esteto/domain/plan/plan/plan-form';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const planLives = (stage: Stage): Life[] => [sold(stage)];

const ESSENTIAL = {
  ...planForm.getDefault(),
  name: 'Essencial',
  type: 'recurring' as const,
  company_types: ['new_company' as const, 'migrated_company' as const],
  is_active: true,
  is_visible: true,
  value: 24_900,
  value_residents: 14_900,
  extra_partner_value: 4990,
  extra_employee_value: 2990,
  billing_day: 10,
  services: ['Contabilidade mensal', 'Emissão de notas', 'Folha do sócio'],
};

const PLANS = [
  ESSENTIAL,
  {
    ...ESSENTIAL,
    name: 'Completo',
    value: 49_900,
    services: [...ESSENTIAL.services, 'Livro-caixa dos sócios', 'IRPF do titular'],
    trial_days: 15,
  },
  { ...ESSENTIAL, name: 'Pessoa física', company_types: ['natural_person' as const], value: 9900, services: ['Livro-caixa e carnê-leão'] },
  { ...ESSENTIAL, name: 'Fundadores', value: 19_900, is_active: false, is_visible: false },
];

const COUPON = {
  ...couponForm.getDefault(),
  discount: 'percentage' as const,
  percentage: '0.2',
  max_payments: 3,
  max_uses_per_doctor: 1,
};

/** Plans and coupons in every state, and who has which: whoever works has one from the first day, the register's other companies none yet. */
async function* sold({ cast: { companies, staff }, modules: { plans, planContracts, coupons, subscriptions }, today }: Stage): Life {
  // Before the first note is asked for (`fill-demo.ts` begins a day earlier).
  yield at(addDays(firstDayOf(addCompetence(competenceOf(today), -24)), -5), 9 * 60);
  const made = [];
  for (const body of PLANS) made.push(await plans.create(staff, { body }));
  const [essential, complete, ofPeople] = made;
  if (!essential || !complete || !ofPeople) return;
  // Prado's comes after its partner's return, which is charged because there was none.
  for (const { id, name } of companies.filter((company) => company.name !== 'prado'))
    await subscriptions.subscribe(staff, { id, body: { plan_id: name === 'ana' ? ofPeople.id : essential.id, coupon: null } });
  await planContracts.change(staff, { id: essential.id, body: { version: 1, text: STANDARD_CONTRACT } });
  await coupons.create(staff, { body: { ...COUPON, code: 'BEMVINDO', name: 'Boas-vindas' } });
  await coupons.create(staff, {
    body: {
      ...COUPON,
      code: 'RESIDENTE',
      name: 'Residentes',
      discount: 'amount',
      percentage: null,
      amount: 5000,
      max_payments: null,
      only_residents: true,
    },
  });
  const forFriends = { ...COUPON, percentage: '0.3', max_payments: 2, referral: 'friend' as const };
  await coupons.create(staff, { body: { ...forFriends, code: 'AMIGO', name: 'Indicado por um amigo' } });
  const prize = { ...COUPON, percentage: '0.5', max_payments: 1, max_uses_per_doctor: null, referral: 'reward' as const };
  await coupons.create(staff, { body: { ...prize, code: 'OBRIGADO', name: 'Prêmio por indicação' } });
  await coupons.create(staff, { body: { ...COUPON, code: 'CONGRESSO', name: 'Congresso de cardiologia', max_uses: 1 } });
  await coupons.create(staff, { body: { ...COUPON, code: 'PASCOA', name: 'Páscoa', valid_until: addDays(today, -200) } });
  await coupons.create(staff, { body: { ...COUPON, code: 'ANTIGO', name: 'Campanha antiga', is_active: false } });
  const chosen = [
    { name: 'souza', plan_id: complete.id, coupon: 'BEMVINDO', days: -20 },
    { name: 'alves', plan_id: essential.id, coupon: 'CONGRESSO', days: -90 },
    { name: 'prado', plan_id: essential.id, coupon: null, days: -16 },
  ];
  for (const { name, plan_id, coupon, days } of chosen.toSorted((a, b) => a.days - b.days)) {
    const id = companies.find((company) => company.name === name)?.id;
    if (!id) continue;
    yield at(addDays(today, days), 14 * 60);
    await subscriptions.subscribe(staff, { id, body: { plan_id, coupon } });
  }
  yield at(addDays(today, -3), 16 * 60);
  const {
    effective_from: _since,
    prices: _prices,
    companies_count: _count,
    id,
    version,
    ...terms
  } = await plans.detail(staff, { id: essential.id });
  const { created_at: _at, updated_at: _changed, ...body } = terms;
  await plans.update(staff, { id, body: { ...body, value: 26_900, effective_from: addDays(today, 45), version } });
}
