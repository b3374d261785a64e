import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const municipalParameterSample = () => ({
  ibge: String(9_000_000 + unique()),
  city: `Cidade ${unique()}`,
  state: 'PE' as const,
  adapter: 'manual' as const,
  environment: 'homologation' as const,
  dps_series: 1,
});

export const municipalRuleSample = () => ({
  valid_from: '2026-12',
  iss_rate: '0.03',
  iss_by_service: [{ code: '04.03', rate: '0.02' }],
  cancel_deadline: 'days_after_issue' as const,
  cancel_days: 30,
  iss_due_day: 10,
  source: 'LC municipal 12/2020, art. 3º',
  reason: 'Nova alíquota.',
});

const made = ({ api, master }: Scene) => api.ask(municipalParameter.create, { body: municipalParameterSample() }, { as: master });

export const municipalParameterExamples: Examples<'municipalParameter'> = {
  municipalParameter: {
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    create: () => ({ body: municipalParameterSample() }),
    update: async (scene) => {
      const body = municipalParameterSample();
      const { id, version } = await scene.api.ask(municipalParameter.create, { body }, { as: scene.master });
      return { id, body: { ...body, version, rule: municipalRuleSample() } };
    },
    rules: async (scene) => idOf(await made(scene)),
    history: async (scene) => idOf(await made(scene)),
  },
};
