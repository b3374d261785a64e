import { draft } from '@esteto/contract/draft';
import { type Examples, idOf } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { begunRegistration, newRegistration } from '../registration.examples.ts';

export const draftSample = (text = 'A sociedade presta serviços médicos.') => ({
  clauses: [{ title: 'Objeto', text, plain: 'O que a empresa faz.' }],
});

/** A draft that waits for the scene's company; answers its version. */
export const waitingDraft = (scene: Scene): Promise<number> =>
  whileActive(scene, async () => {
    const { api, master, partner, company } = scene;
    const { id, version } = await begunRegistration(scene);
    await api.ask(draft.send, { id, body: { ...draftSample(), version } }, { as: master });
    const { draft: sent } = await api.ask(draft.current, { company_id: company.id }, { as: partner });
    return sent?.version ?? 0;
  });

export const draftExamples: Examples<'draft'> = {
  draft: {
    ofRegistration: async (scene) => idOf(await newRegistration(scene)),
    send: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { ...draftSample(), version: 1 } }),
    current: () => ({}),
    approve: async (scene) => ({ body: { version: await waitingDraft(scene) } }),
    reject: async (scene) => ({ body: { version: await waitingDraft(scene), reason: 'O nome está errado.' } }),
  },
};
