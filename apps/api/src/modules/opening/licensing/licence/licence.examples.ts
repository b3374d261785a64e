import { licence } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { licensing } from '@esteto/contract/opening/licensing';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { PDF, type Scene, whileActive } from '../../../../testing/scene.ts';
import { attachPaper } from '../licensing.examples.ts';

const paper = { body: { kind: 'property_tax' as const }, file: { name: 'iptu.pdf', bytes: PDF } };

/** The licensing of the scene's company, which there is once. */
export const ownLicensing = async ({ api, company, master }: Scene): Promise<number> => {
  const [known] = await api.sql<{ id: number }>('select id::int as id from licensings where company_id = $1', [company.id]);
  return known?.id ?? (await api.ask(licensing.create, { body: { company_id: company.id } }, { as: master })).id;
};

/** One more of the city hall, of the scene's company. */
export const ownLicence = async (scene: Scene): Promise<LicenceRecord & { licensing_id: number }> => {
  const { api, master } = scene;
  const id = await ownLicensing(scene);
  const { version } = await api.ask(licensing.detail, { id }, { as: master });
  await api.ask(licensing.addLicence, { id, body: { kind: 'city_hall', version } }, { as: master });
  const added = (await api.ask(licensing.detail, { id }, { as: master })).licences.at(-1);
  if (!added) throw new Error('no licence was added');
  return { ...added, licensing_id: id };
};

/** One about which something is asked. */
export const askedLicence = async (scene: Scene) => {
  const { id, version, licensing_id } = await ownLicence(scene);
  const body = { to: 'awaiting_client' as const, observation: 'Envie o IPTU.', version };
  return scene.api.ask(licensing.setLicence, { id: licensing_id, licence_id: id, body }, { as: scene.master });
};

/** A paper that the partner sent. */
const ownPaper = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const { id } = await ownLicence(scene);
    const [sent] = await api.ask(licence.send, { company_id: company.id, id, ...paper }, { as: partner });
    return { id: sent?.id ?? 0 };
  });

/** One in force, with its paper. */
export const heldLicence = async (scene: Scene, bytes: Buffer = PDF) => {
  const { id, version, licensing_id } = await ownLicence(scene);
  await attachPaper(scene, id, 'city_permit', bytes);
  const body = { to: 'concluded' as const, valid_until: '2028-12-20', number: '2026/118', version };
  await scene.api.ask(licensing.setLicence, { id: licensing_id, licence_id: id, body }, { as: scene.master });
  return { id, licensing_id };
};

const renamed = { kind: 'lease_contract' as const, version: 1 };

export const licenceExamples: Examples<'licence'> = {
  licence: {
    follow: () => ({}),
    answer: async (scene) => {
      const { id, version } = await askedLicence(scene);
      return { id, body: { answer: 'Segue o IPTU.', version } };
    },
    send: async (scene) => ({ ...idOf(await askedLicence(scene)), ...paper }),
    rename: async (scene) => ({ ...idOf(await ownPaper(scene)), body: renamed }),
    takeBack: (scene) => ownPaper(scene),
    file: (scene) => ownPaper(scene),
    pack: async (scene) => {
      await heldLicence(scene);
      return {};
    },
    attach: async (scene) => ({ ...idOf(await ownLicence(scene)), ...paper }),
    change: async (scene) => ({ ...idOf(await ownPaper(scene)), body: renamed }),
    detach: (scene) => ownPaper(scene),
    readOfCompany: (scene) => ownPaper(scene),
    packOfCompany: async (scene) => ({ id: (await heldLicence(scene)).licensing_id }),
  },
};
