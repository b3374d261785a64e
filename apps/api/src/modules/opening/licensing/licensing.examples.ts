import { licence as licences } from '@esteto/contract/opening/licence';
import { type LicensingDetail, licensing } from '@esteto/contract/opening/licensing';
import type { LicenceDocumentKind } from '@esteto/domain/opening/licensing/licence-documents';
import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';

type Staff = Pick<Scene, 'api' | 'master'>;

/** The licensing of a company of its own. */
export const newLicensing = async ({ api, master }: Staff): Promise<LicensingDetail> => {
  const company = await api.make.company();
  return api.ask(licensing.create, { body: { company_id: company.id, analyst_id: master.id } }, { as: master });
};

export const attachPaper = ({ api, master }: Staff, id: number, kind: LicenceDocumentKind, bytes: Buffer = PDF) =>
  api.ask(licences.attach, { id, body: { kind }, file: { name: `${kind}.pdf`, bytes } }, { as: master });

/** One whose city hall's licence is issued, with its paper, and valid until that day; answers the licence's id. */
export const endingLicence = async (scene: Staff, valid_until = '2026-12-20') => {
  const { id, company_id, licences: all } = await newLicensing(scene);
  const licence_id = all[0]?.id ?? 0;
  await attachPaper(scene, licence_id, 'city_permit');
  const body = { to: 'concluded' as const, valid_until, version: 1 };
  await scene.api.ask(licensing.setLicence, { id, licence_id, body }, { as: scene.master });
  return { id, licence_id, company_id };
};

/** The renewal of one that ends. */
const newRenewal = async (scene: Staff): Promise<number> => {
  const { licence_id } = await endingLicence(scene);
  const { licence_ids } = await scene.api.ask(licensing.renew, { body: { licence_ids: [licence_id] } }, { as: scene.master });
  return licence_ids[0] ?? 0;
};

export const licensingExamples: Examples<'licensing'> = {
  licensing: {
    list: () => ({}),
    ending: () => ({}),
    renew: async (scene) => ({ body: { licence_ids: [(await endingLicence(scene)).licence_id] } }),
    undo: async (scene) => ({ body: { licence_ids: [await newRenewal(scene)] } }),
    detail: async (scene) => idOf(await newLicensing(scene)),
    create: async ({ api }) => ({ body: { company_id: (await api.make.company()).id } }),
    update: async (scene) => ({ ...idOf(await newLicensing(scene)), body: { analyst_id: scene.master.id, version: 1 } }),
    addLicence: async (scene) => ({
      ...idOf(await newLicensing(scene)),
      body: { kind: 'others', name: 'Resíduos de saúde', version: 1 },
    }),
    setLicence: async (scene) => {
      const { id, licences: all } = await newLicensing(scene);
      return { id, licence_id: all[0]?.id ?? 0, body: { to: 'awaiting_client', observation: 'Envie o IPTU.', version: 1 } };
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
  },
};
