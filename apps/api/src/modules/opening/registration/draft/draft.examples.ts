import { draft } from '@esteto/contract/opening/draft';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { signingCode } from '../../../../testing/signing-code.ts';
import { begunRegistration, newRegistration } from '../registration.examples.ts';

export const draftSample = (text = 'A sociedade presta serviços médicos.') => ({
  clauses: [{ title: 'Objeto', text, plain: 'O que a empresa faz.' }],
});

/** A draft that waits for the scene's company: which, and as it is read. */
export const waitingDraft = (scene: Scene): Promise<{ draft_id: number; version: number }> =>
  whileActive(scene, async () => {
    const { api, master, partner, company } = scene;
    const { id, version } = await begunRegistration(scene);
    await api.ask(draft.send, { id, body: { ...draftSample(), version } }, { as: master });
    const { draft: sent } = await api.ask(draft.current, { company_id: company.id }, { as: partner });
    return { draft_id: sent?.id ?? 0, version: sent?.version ?? 0 };
  });

/** The same, with the code that approves it for whoever may; anybody else has none. */
export const approvable = async (
  scene: Scene,
  caller: TestPerson = scene.partner,
): Promise<{ draft_id: number; version: number; code: string }> => {
  const { api, company } = scene;
  const read = await waitingDraft(scene);
  // One scene asks for more codes than an hour gives.
  await api.sql('delete from guesses');
  return whileActive(scene, async () => {
    const { status } = await api.call(draft.askCode, { company_id: company.id, body: read }, { as: caller });
    return { ...read, code: status === 200 ? await signingCode(api, caller) : 'AAAAAA' };
  });
};

export const draftExamples: Examples<'draft'> = {
  draft: {
    ofRegistration: async (scene) => idOf(await newRegistration(scene)),
    send: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { ...draftSample(), version: 1 } }),
    current: () => ({}),
    read: async (scene) => {
      await waitingDraft(scene);
      return {};
    },
    readOfRegistration: async (scene) => {
      await waitingDraft(scene);
      return idOf(await begunRegistration(scene));
    },
    askCode: async (scene) => ({ body: await waitingDraft(scene) }),
    approve: async (scene, caller) => ({ body: await approvable(scene, caller) }),
    reject: async (scene) => ({ body: { ...(await waitingDraft(scene)), reason: 'O nome está errado.' } }),
  },
};
