import { handover } from '@esteto/contract/opening/handover';
import { wizard } from '@esteto/contract/opening/wizard';
import type { Examples } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { atStep } from '../wizard/wizard.examples.ts';

const former = () => ({ accountant_name: 'Contabilidade Lima', accountant_email: 'contato@lima.test' });

/** The scene's company comes from another accountant. */
const begun = async (scene: Scene) => {
  const { api, company, partner, master } = scene;
  await api.sql('delete from handover_items where company_id = $1', [company.id]);
  await api.sql('delete from handovers where company_id = $1', [company.id]);
  // The examples write to one mailbox more often than an hour allows.
  await api.sql('delete from guesses');
  const { version } = await atStep(scene, 'company_data', 'migrated_company');
  const told = { ...former(), cnpj: company.cnpj ?? '', name: 'Souza Ltda.', address: null, version };
  await whileActive(scene, () => api.ask(wizard.migratedCompany, { company_id: company.id, body: told }, { as: partner }));
  const { handover: found } = await api.ask(handover.ofCompany, { id: company.id }, { as: master });
  if (!found) throw new Error('there is no handover');
  return found;
};

export const handoverExamples: Examples<'handover'> = {
  handover: {
    state: () => ({}),
    letter: async (scene) => {
      await begun(scene);
      return {};
    },
    send: async (scene) => ({ body: { ...former(), version: (await begun(scene)).version } }),
    list: () => ({}),
    ofCompany: ({ company }) => ({ id: company.id }),
    sendOfCompany: async (scene) => ({ id: scene.company.id, body: { ...former(), version: (await begun(scene)).version } }),
    decide: async (scene) => {
      const [item] = (await begun(scene)).items;
      return { id: item?.id ?? 0, body: { action: 'receive', version: item?.version ?? 0 } };
    },
  },
};
