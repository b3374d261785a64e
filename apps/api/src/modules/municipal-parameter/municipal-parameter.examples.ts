import { municipalParameter } from '@esteto/contract/municipal-parameter';
import { unique } from '../../testing/documents.ts';
import { type Examples, idOf } from '../../testing/example.ts';

export const municipalParameterSample = () => ({
  ibge: String(9_000_000 + unique()),
  city: `Cidade ${unique()}`,
  state: 'PE' as const,
  adapter: 'manual' as const,
  environment: 'homologation' as const,
  dps_series: 1,
});

export const municipalParameterExamples: Examples<'municipalParameter'> = {
  municipalParameter: {
    list: () => ({}),
    detail: async ({ api, master }) => idOf(await api.ask(municipalParameter.create, { body: municipalParameterSample() }, { as: master })),
    create: () => ({ body: municipalParameterSample() }),
    update: async (scene) => {
      const body = municipalParameterSample();
      const { id, version } = await scene.api.ask(municipalParameter.create, { body }, { as: scene.master });
      return { id, body: { ...body, version } };
    },
  },
};
