import { draft } from '@esteto/contract/draft';
import { type Examples, idOf } from '../../testing/example.ts';
import { type Scene, whileActive } from '../../testing/scene.ts';
import { approvable } from '../registration/draft/draft.examples.ts';

/** The signature of the minuta that the scene's partner approved, and its PDF. */
export const signedDraft = (scene: Scene): Promise<{ id: number; file: { name: string; bytes: Uint8Array } }> =>
  whileActive(scene, async () => {
    const { api, company, partner } = scene;
    const own = { company_id: company.id };
    await api.ask(draft.approve, { ...own, body: await approvable(scene) }, { as: partner });
    const [signed] = await api.sql<{ id: number }>(
      'select id::int as id from signatures where company_id = $1 and signed_at is not null order by id desc limit 1',
      [company.id],
    );
    const { id } = signed ?? { id: 0 };
    const { bytes } = await api.modules.signatures.readOfStaff({} as never, { id });
    return { id, file: { name: 'minuta.pdf', bytes } };
  });

export const signatureExamples: Examples<'signature'> = {
  signature: {
    read: async (scene) => idOf(await signedDraft(scene)),
    verify: (scene) => signedDraft(scene),
    readOfStaff: async (scene) => idOf(await signedDraft(scene)),
    verifyOfStaff: (scene) => signedDraft(scene),
  },
};
