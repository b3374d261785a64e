import { obligationRule } from '@esteto/contract/month/obligation-rule';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

/** A rule of a city in which no other example's company is. */
export const obligationRuleSample = () => ({
  name: 'Taxa de fiscalização',
  acronym: `T${unique().toString(36).toUpperCase().slice(-5)}`,
  type: 'payment' as const,
  sphere: 'municipal' as const,
  regimes: ['simples' as const, 'presumido' as const],
  facts: [],
  ibge: String(9_000_000 + (unique() % 900_000)),
  state: 'SP' as const,
  city: 'Cidade dos exemplos',
  cnaes: [],
  frequency: 'monthly' as const,
  months: [],
  competence_offset: '-1' as const,
  legal_day: 10,
  is_business_day: false,
  shift: 'previous' as const,
  target_days_before: 2,
  department_id: null,
  points: 3,
  generates_fine: true,
  notify_client: false,
  client_message: null,
  requires_document: false,
  valid_from: '2026-01',
  valid_until: null,
});

const made = ({ api, master }: Scene) => api.ask(obligationRule.create, { body: obligationRuleSample() }, { as: master });

export const obligationRuleExamples: Examples<'obligationRule'> = {
  obligationRule: {
    list: () => ({}),
    preview: () => {
      const { regimes, facts, ibge, cnaes, frequency, months, competence_offset, type } = obligationRuleSample();
      const { legal_day, is_business_day, shift, target_days_before, valid_from, valid_until } = obligationRuleSample();
      const whom = { regimes, facts, ibge, cnaes };
      const when = { frequency, months, competence_offset, type, legal_day, is_business_day, shift, target_days_before };
      return { body: { ...whom, ...when, valid_from, valid_until } };
    },
    detail: async (scene) => idOf(await made(scene)),
    create: () => ({ body: obligationRuleSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...obligationRuleSample(), legal_day: 12, version: 1 } }),
    history: async (scene) => idOf(await made(scene)),
  },
};
