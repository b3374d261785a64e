import { type RegistrationDetail, registration } from '@esteto/contract/opening/registration';
import { newCnpj } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';

/** The opening of the scene's company, begun now or before. */
export const begunRegistration = async ({
  api,
  company,
  master,
}: Pick<Scene, 'api' | 'company' | 'master'>): Promise<RegistrationDetail> => {
  const [known] = await api.sql<{ id: number }>('select id::int as id from registrations where company_id = $1', [company.id]);
  if (known) return api.ask(registration.detail, { id: known.id }, { as: master });
  // Only a new company that is not open yet is opened.
  await api.sql("update companies set cnpj = null, wizard_step = 'concluded' where id = $1 and wizard_step = 'finished'", [company.id]);
  const { opening } = await api.ask(registration.create, { body: { company_id: company.id, analyst_id: master.id } }, { as: master });
  if (!opening) throw new Error('a company on trial is not opened');
  return opening;
};

/** One of a company of its own. */
export const newRegistration = async ({ api, master }: Pick<Scene, 'api' | 'master'>): Promise<RegistrationDetail> => {
  const company = await api.make.company({ wizard_step: 'register', cnpj: null });
  await api.make.partner(company, { is_owner: true });
  return begunRegistration({ api, master, company });
};

/** What a company may turn out to be. */
export const openedCompany = () => ({
  cnpj: newCnpj(),
  name: 'Souza Medicina Ltda.',
  opening_date: '2026-11-19',
  tax_regime: 'simples' as const,
  address: {
    cep: '13010001',
    street: 'Rua Barão de Jaguara',
    number: '100',
    complement: null,
    neighborhood: 'Centro',
    city: 'Campinas',
    state: 'SP' as const,
    ibge: '3509502',
    city_id: null,
    state_id: null,
    country_id: null,
  },
});

/** Every step of an opening is over; answers the version that it has then. */
export const endSteps = async ({ api }: Pick<Scene, 'api'>, id: number): Promise<number> => {
  const [row] = await api.sql<{ version: number }>(
    `update registrations set version = version + 1, step = null, step_status = null,
      steps = (select jsonb_object_agg(key, value || '{"status": "concluded"}') from jsonb_each(steps)) where id = $1 returning version`,
    [id],
  );
  return row?.version ?? 0;
};

/** The boleto of the fee is kept with an opening that goes on. */
const sentFee = async ({ api, master }: Scene, id: number): Promise<void> => {
  const [row] = await api.sql<{ version: number }>("update registrations set status = 'pending' where id = $1 returning version", [id]);
  const file = { name: 'taxa-da-junta.pdf', bytes: PDF };
  await api.ask(registration.sendFee, { id, body: { version: row?.version ?? 0 }, file }, { as: master });
};

export const registrationExamples: Examples<'registration'> = {
  registration: {
    list: () => ({}),
    detail: async (scene) => idOf(await newRegistration(scene)),
    create: async ({ api }) => ({ body: { company_id: (await api.make.company({ wizard_step: 'concluded', cnpj: null })).id } }),
    update: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { protocol: 'SPP2630012345', version: 1 } }),
    setStep: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { step: 'draft', to: 'running', version: 1 } }),
    setDue: async (scene) => ({
      ...idOf(await newRegistration(scene)),
      body: { step: 'draft', due_on: '2099-12-01', reason: 'O médico está viajando.', version: 1 },
    }),
    move: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { action: 'cancel', reason: 'Desistiu.', version: 1 } }),
    conclude: async (scene) => {
      const opening = await newRegistration(scene);
      return { ...idOf(opening), body: { ...openedCompany(), version: await endSteps(scene, opening.id) } };
    },
    notifySignature: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { version: 1 } }),
    sendFee: async (scene) => ({
      ...idOf(await newRegistration(scene)),
      body: { version: 1 },
      file: { name: 'taxa-da-junta.pdf', bytes: PDF },
    }),
    readFee: async (scene) => {
      const { id } = await newRegistration(scene);
      await sentFee(scene, id);
      return { id };
    },
    ownFee: async (scene) => {
      await sentFee(scene, (await begunRegistration(scene)).id);
      return {};
    },
    comments: async (scene) => idOf(await newRegistration(scene)),
    comment: async (scene) => ({ ...idOf(await newRegistration(scene)), body: { text: 'Liguei, volta amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await newRegistration(scene);
      const [made] = await scene.api.ask(registration.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    history: async (scene) => idOf(await newRegistration(scene)),
    follow: () => ({}),
  },
};
