import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const termsSample = () => ({ what_changed: 'Explicamos como cancelar.', text: '1. Do serviço.\n\n2. Do cancelamento.' });

/** The draft, in the place of the one that there may be; nothing is scheduled. */
export const newDraft = async ({ api, master }: Pick<Scene, 'api' | 'master'>) => {
  await api.sql('delete from terms_of_service where published_at is null or published_at > $1', [api.clock.now().toISOString()]);
  return api.ask(termsOfService.create, { body: termsSample() }, { as: master });
};

const scheduled = async (scene: Scene) => {
  const { id, version } = await newDraft(scene);
  await scene.api.ask(termsOfService.publish, { id, body: { from: '2027-03-01', version } }, { as: scene.master });
  return { id };
};

export const termsOfServiceExamples: Examples<'termsOfService'> = {
  termsOfService: {
    current: () => ({}),
    accept: async ({ api }) => ({ body: { terms_id: (await api.ask(termsOfService.current, {})).id } }),
    list: () => ({}),
    detail: async ({ api }) => idOf(await api.ask(termsOfService.current, {})),
    acceptances: async ({ api }) => idOf(await api.ask(termsOfService.current, {})),
    create: async ({ api }) => {
      await api.sql('delete from terms_of_service where published_at is null');
      return { body: termsSample() };
    },
    update: async (scene) => ({ ...idOf(await newDraft(scene)), body: { ...termsSample(), version: 1 } }),
    publish: async (scene) => ({ ...idOf(await newDraft(scene)), body: { from: '2027-03-01', version: 1 } }),
    withdraw: scheduled,
    remove: async (scene) => idOf(await newDraft(scene)),
  },
};
