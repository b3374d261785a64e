import type { LeadDetail } from '@esteto/contract/opening/lead';
import { lead } from '@esteto/contract/opening/lead';
import { newEmail, unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const leadSample = () => ({
  name: `Helena ${unique()}`,
  email: newEmail(),
  phone: '11987654321',
  source: 'whatsapp' as const,
  next_step: 'Ligar para explicar os planos',
  next_step_on: '2026-11-24',
});

export const newLead = ({ api, master }: Pick<Scene, 'api' | 'master'>, values: object = {}): Promise<LeadDetail> =>
  api.ask(lead.create, { body: { ...leadSample(), ...values } }, { as: master });

/** One who has begun to register a company. */
export const signedUpLead = async (scene: Scene, wizard_step: 'documents' | 'finished' = 'documents'): Promise<LeadDetail> => {
  const { api, master } = scene;
  const company = await api.make.company({ wizard_step });
  await api.make.partner(company, { is_owner: true });
  await api.sql(
    `insert into wizards (company_id, account_type, phone, created_at, updated_at) values ($1, 'new_company', '11987654321', now(), now())`,
    [company.id],
  );
  const { id } = await newLead(scene);
  await api.sql(`update leads set stage = 'signed_up', company_id = $2, signed_up_at = created_at, retention_until = null where id = $1`, [
    id,
    company.id,
  ]);
  return api.ask(lead.detail, { id }, { as: master });
};

export const leadExamples: Examples<'lead'> = {
  lead: {
    list: () => ({}),
    funnel: () => ({}),
    detail: async (scene) => idOf(await newLead(scene)),
    create: () => ({ body: leadSample() }),
    update: async (scene) => ({ ...idOf(await newLead(scene)), body: { ...leadSample(), version: 1 } }),
    move: async (scene) => ({ ...idOf(await newLead(scene)), body: { action: 'contact', version: 1 } }),
    force: async (scene) => {
      const { id, version } = await signedUpLead(scene);
      return { id, body: { reason: 'Documentos recebidos por e-mail.', version } };
    },
    forget: async (scene) => idOf(await newLead(scene)),
    history: async (scene) => idOf(await newLead(scene)),
  },
};
