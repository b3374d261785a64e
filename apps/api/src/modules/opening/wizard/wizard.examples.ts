import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { newCpf } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const newAddress = {
  cep: '01310100',
  street: 'Av. Paulista',
  number: '1000',
  complement: null,
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP' as const,
  ibge: '3550308',
  city_id: null,
  state_id: null,
  country_id: null,
};

/** The scene's company came through the wizard and stands at `step`; answers the version of its wizard. */
export const atStep = async (
  { api, company }: Pick<Scene, 'api' | 'company'>,
  step: WizardStep,
  type: AccountType = 'new_company',
): Promise<{ version: number }> => {
  await api.sql('update companies set wizard_step = $2, type = $3 where id = $1', [
    company.id,
    step,
    type === 'free_trial' ? 'new_company' : type,
  ]);
  await api.sql(
    `insert into wizards (company_id, account_type, phone, created_at, updated_at) values ($1, $2, '11987654321', now(), now())
     on conflict (company_id) do update set account_type = excluded.account_type`,
    [company.id, type],
  );
  const [row] = await api.sql<{ version: number }>('select version from wizards where company_id = $1', [company.id]);
  return { version: row?.version ?? 0 };
};

export const companyTypeSample = {
  legal_nature: 'single_limited' as const,
  type_of_establishment: 'office' as const,
  cnaes: ['8630-5/03' as const],
};

export const newCompanySample = {
  first_name: 'Souza Prado Medicina',
  second_name: null,
  third_name: null,
  share_capital: 150_000,
  shares: 150,
  address: newAddress,
  property_registration: null,
};

export const doctorSample = () => ({
  cpf: newCpf(),
  birth_date: '1990-05-01',
  address: newAddress,
  crms: [{ number: '123456', state: 'SP' as const }],
});

export const wizardExamples: Examples<'wizard'> = {
  wizard: {
    state: async (scene) => {
      await atStep(scene, 'plan_choice');
      return {};
    },
    keepDraft: async (scene) => {
      await atStep(scene, 'company_data');
      return { body: { step: 'company_data', values: '{"first_name":"Sou"}' } };
    },
    changeType: async (scene) => ({ body: { account_type: 'natural_person', ...(await atStep(scene, 'plan_choice')) } }),
    trial: async (scene) => ({ body: { wants: 'new_company', ...(await atStep(scene, 'company_type', 'free_trial')) } }),
    companyType: async (scene) => ({ body: { ...companyTypeSample, ...(await atStep(scene, 'company_type')) } }),
    newCompany: async (scene) => ({ body: { ...newCompanySample, ...(await atStep(scene, 'company_data')) } }),
    migratedCompany: async (scene) => {
      const { version } = await atStep(scene, 'company_data', 'migrated_company');
      return { body: { cnpj: scene.company.cnpj ?? '', name: 'Souza Ltda.', address: null, version } };
    },
    ownDoctor: () => ({}),
    doctor: async (scene) => ({ body: { ...doctorSample(), ...(await atStep(scene, 'doctor_address')) } }),
  },
};
