import { type LicensingDetail, licensing } from '@esteto/contract/licensing';
import { type Examples, idOf } from '../../testing/example.ts';
import type { Scene } from '../../testing/scene.ts';

/** The licensing of a company of its own. */
export const newLicensing = async ({ api, master }: Pick<Scene, 'api' | 'master'>): Promise<LicensingDetail> => {
  const company = await api.make.company();
  return api.ask(licensing.create, { body: { company_id: company.id, analyst_id: master.id } }, { as: master });
};

/** One whose city hall's licence is concluded until that day; answers the licence's id. */
export const endingLicence = async (scene: Pick<Scene, 'api' | 'master'>, valid_until = '2026-12-20') => {
  const { id, licences } = await newLicensing(scene);
  const licence_id = licences[0]?.id ?? 0;
  const body = { to: 'concluded' as const, valid_until, version: 1 };
  await scene.api.ask(licensing.setLicence, { id, licence_id, body }, { as: scene.master });
  return { id, licence_id };
};

export const licensingExamples: Examples<'licensing'> = {
  licensing: {
    list: () => ({}),
    ending: () => ({}),
    renew: async (scene) => ({ body: { licence_ids: [(await endingLicence(scene)).licence_id] } }),
    detail: async (scene) => idOf(await newLicensing(scene)),
    create: async ({ api }) => ({ body: { company_id: (await api.make.company()).id } }),
    update: async (scene) => ({ ...idOf(await newLicensing(scene)), body: { analyst_id: scene.master.id, version: 1 } }),
    addLicence: async (scene) => ({
      ...idOf(await newLicensing(scene)),
      body: { kind: 'others', name: 'Resíduos de saúde', version: 1 },
    }),
    setLicence: async (scene) => {
      const { id, licences } = await newLicensing(scene);
      return { id, licence_id: licences[0]?.id ?? 0, body: { to: 'running', version: 1 } };
    },
    move: async (scene) => ({ ...idOf(await newLicensing(scene)), body: { action: 'cancel', reason: 'Sem sede própria.', version: 1 } }),
    comments: async (scene) => idOf(await newLicensing(scene)),
    comment: async (scene) => ({ ...idOf(await newLicensing(scene)), body: { text: 'Liguei para a prefeitura.' } }),
    uncomment: async (scene) => {
      const { id } = await newLicensing(scene);
      const [made] = await scene.api.ask(licensing.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    history: async (scene) => idOf(await newLicensing(scene)),
    follow: () => ({}),
  },
};
