import { signature } from '@esteto/contract/identity/signature';
import { draft } from '@esteto/contract/opening/draft';
import { type Examples, idOf } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { approvable } from '../../opening/registration/draft/draft.examples.ts';

/** The signature of the minuta that the scene's partner approved, and its PDF. */
export const signedDraft = async (scene: Scene): Promise<{ id: number; file: { name: string; bytes: Uint8Array } }> => {
  const { api, company, partner, master } = scene;
  const body = await approvable(scene);
  await whileActive(scene, () => api.ask(draft.approve, { company_id: company.id, body }, { as: partner }));
  const [signed] = await api.sql<{ id: number }>(
    'select id::int as id from signatures where company_id = $1 and signed_at is not null order by id desc limit 1',
    [company.id],
  );
  const { id } = signed ?? { id: 0 };
  const { bytes } = await api.call(signature.readOfStaff, { id }, { as: master });
  return { id, file: { name: 'minuta.pdf', bytes } };
};

export const signatureExamples: Examples<'signature'> = {
  signature: {
    read: async (scene) => idOf(await signedDraft(scene)),
    verify: (scene) => signedDraft(scene),
    readOfStaff: async (scene) => idOf(await signedDraft(scene)),
    verifyOfStaff: (scene) => signedDraft(scene),
  },
};
