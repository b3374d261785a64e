import type { IssuingAdapter } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { MunicipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import type { MunicipalRuleForm } from '@esteto/domain/billing/municipality/municipal-rule';
import { addressIn, type PlaceName } from './demo-places.ts';

/** How each city issues. Where the demo companies are it is by hand: there is no emitter behind demo data. */
const ADAPTERS: Partial<Record<PlaceName, IssuingAdapter>> = {
  campinas: 'manual',
  ribeirao: 'manual',
  belo_horizonte: 'manual',
  porto_alegre: 'manual',
  curitiba: 'national',
  recife: 'national',
};

type Told = Pick<MunicipalRuleForm, 'iss_rate'> & Partial<MunicipalRuleForm>;

/** What each city's law is told to say. Of Curitiba and Recife nobody has told anything yet. */
const RULES: Partial<Record<PlaceName, Told>> = {
  campinas: { iss_rate: '0.02', cancel_deadline: 'day_of_next_month', cancel_days: 10, iss_due_day: 10 },
  ribeirao: { iss_rate: '0.02', cancel_deadline: 'days_after_issue', cancel_days: 30, iss_due_day: 15 },
  belo_horizonte: {
    iss_rate: '0.03',
    iss_by_service: [
      { code: '04.02', rate: '0.025' },
      { code: '04.03', rate: '0.02' },
    ],
    cancel_deadline: 'days_after_issue',
    cancel_days: 30,
    iss_due_day: 5,
  },
  porto_alegre: { iss_rate: '0.02', cancel_deadline: 'day_of_next_month', cancel_days: 5, iss_due_day: 10 },
};

const ruleOf = (facts: Told): MunicipalRuleForm => ({
  iss_by_service: [],
  cancel_deadline: null,
  cancel_days: null,
  iss_due_day: null,
  valid_from: '2020-01',
  source: 'Código tributário do município (dado de demonstração)',
  reason: 'Cadastro do município.',
  ...facts,
});

export const DEMO_CITIES: MunicipalParameterForm[] = (Object.entries(ADAPTERS) as [PlaceName, IssuingAdapter][]).map(([name, adapter]) => {
  const { ibge, city, state } = addressIn(name, 1);
  if (!ibge || !city || !state) throw new Error(`no city for ${name}`);
  const facts = RULES[name];
  const rule = facts ? ruleOf(facts) : null;
  return { ibge, city, state, adapter, environment: 'homologation', dps_series: 1, sends_municipal_registration: false, rule };
});
