import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { newCpf, newEmail, unique } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { atStep } from '../wizard.examples.ts';

export const partnerSample = () => ({
  name: `Bruno Alves ${unique()}`.replace(/\d+/, ''),
  marital_status: 'single' as const,
  birth_date: '1988-03-10',
  cpf: newCpf(),
  rg: '12.345.678-9',
});

const rowSample = () => ({ name: 'Bruno Alves', email: newEmail(), shares: 75 });

export const newPartner = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    await atStep(scene, 'partners_data');
    await api.sql('delete from partners where company_id = $1 and not is_owner', [company.id]);
    // The examples ask more than one mailbox is sent in an hour.
    await api.sql('delete from guesses');
    return api.ask(wizardPartner.add, { company_id: company.id, body: rowSample() }, { as: partner });
  });

/** What a copied link of a new partner carries. */
export const partnerToken = async (scene: Scene): Promise<string> => {
  const { id } = await newPartner(scene);
  const { api, company, partner } = scene;
  const { link } = await whileActive(scene, () => api.ask(wizardPartner.link, { company_id: company.id, id }, { as: partner }));
  return link.split('/').at(-1) ?? '';
};

export const wizardPartnerExamples: Examples<'wizardPartner'> = {
  wizardPartner: {
    list: () => ({}),
    add: async (scene) => {
      await atStep(scene, 'partners_data');
      await scene.api.sql('delete from partners where company_id = $1', [scene.company.id]);
      return { body: rowSample() };
    },
    update: async (scene) => ({ ...idOf(await newPartner(scene)), body: { ...rowSample(), version: 1 } }),
    remove: async (scene) => idOf(await newPartner(scene)),
    divide: async (scene) => {
      await newPartner(scene);
      return {};
    },
    fill: async (scene) => ({ ...idOf(await newPartner(scene)), body: { ...partnerSample(), version: 1 } }),
    invite: async (scene) => idOf(await newPartner(scene)),
    link: async (scene) => idOf(await newPartner(scene)),
    finish: async (scene) => {
      const { version } = await atStep(scene, 'partners_data');
      const { api, company } = scene;
      await api.sql('delete from partners where company_id = $1', [company.id]);
      await api.sql(
        `insert into partners (company_id, is_owner, name, shares, filled_at, created_at, updated_at)
         values ($1, true, 'Ana', 100, now(), now(), now())`,
        [company.id],
      );
      await api.sql('update wizards set new_company = null, company_type = null where company_id = $1', [company.id]);
      return { body: { version } };
    },
    look: async (scene) => ({ body: { token: await partnerToken(scene) } }),
    tell: async (scene) => ({ body: { ...partnerSample(), token: await partnerToken(scene) } }),
  },
};
