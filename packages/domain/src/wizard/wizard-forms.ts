import type { AnySchema, InferType } from 'yup';
import { ESTABLISHMENT_TYPES, establishmentTypeLabel } from '../company/company-kinds.ts';
import { newCompanyForm } from '../company/new-company-form.ts';
import { ACCOUNT_TYPES, type AccountType, accountTypeLabel } from '../company/wizard.ts';
import type { WizardStep } from '../company/wizard-step.ts';
import { doctorForm } from '../doctor/doctor-form.ts';
import { partnerForm } from '../partner/partner-form.ts';
import {
  anyAddress,
  cnpj,
  email,
  filledList,
  flag,
  id,
  name,
  newPassword,
  object,
  oneOf,
  password,
  phone,
  text,
} from '../shared/schema/fields.ts';
import { UFS, ufLabel } from '../tables/uf.ts';

// What each step of the wizard asks for. A step that is not here has nothing to fill in, or
// files only.

/** Dados Básicos: the account that is opened at /cadastro. */
export const basicDataForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  password: newPassword().required(),
  phone: phone('Celular').required(),
  account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel).required(),
});
export type BasicDataForm = InferType<typeof basicDataForm>;

/** Escolha do Plano. */
export const planChoiceForm = object({
  plan_id: id('Plano').required('Escolha um plano da lista.'),
  coupon: text('Cupom').max(40),
  is_resident: flag('Sou médico residente'),
  is_indication: flag('Fui indicado por alguém'),
});
export type PlanChoiceForm = InferType<typeof planChoiceForm>;

/** Tipo de Empresa: what a trial would become, and where a company will work. */
export const companyTypeForm = object({
  account_type: oneOf('Tipo de conta', ['new_company', 'migrated_company', 'natural_person'] as const, accountTypeLabel).required(),
  type_of_establishment: oneOf('Tipo de estabelecimento', ESTABLISHMENT_TYPES, establishmentTypeLabel),
});
export type CompanyTypeForm = InferType<typeof companyTypeForm>;

const NAME_NEEDED = 'Sugira pelo menos um nome para a empresa.';

/** Dados da Empresa of a company to be opened: names in order of preference, as the registry may refuse the first. */
export const newCompanyDataForm = newCompanyForm.omit(['doctors', 'equal_division', 'company_name']).shape({
  extra: object({
    suggestions: filledList('Nomes sugeridos', name('Nome sugerido').max(150).required(), NAME_NEEDED, 3),
    tax_address_state: oneOf('UF do endereço fiscal', UFS, ufLabel),
  }).required(NAME_NEEDED),
});
export type NewCompanyDataForm = InferType<typeof newCompanyDataForm>;

/** Dados da Empresa of one that comes from another accountant: its CNPJ, and what we need to issue its invoices. */
export const migratedCompanyDataForm = object({
  cnpj: cnpj().required(),
  name: name('Razão social').max(150).required(),
  address: anyAddress(),
  certificate_from_cloud: flag('Certificado em nuvem'),
  certificate_credentials: object({ password: password('Senha do certificado') }),
  nf_credentials: object({ login: text('Usuário do portal da prefeitura').max(120), password: password('Senha do portal da prefeitura') }),
});
export type MigratedCompanyDataForm = InferType<typeof migratedCompanyDataForm>;

/** Dados dos Sócios. */
export const partnersDataForm = object({
  partners: filledList('Sócios', partnerForm.required(), 'Inclua pelo menos um sócio.', 50),
});
export type PartnersDataForm = InferType<typeof partnersDataForm>;

/** Endereço do Médico: the doctor, with the password of a certificate of their own when there is one. */
export const doctorDataForm = doctorForm
  .omit(['nf_requirements', 'free_personal_income_taxes'])
  .shape({ certificate_credentials: object({ password: password('Senha do certificado') }) });
export type DoctorDataForm = InferType<typeof doctorDataForm>;

/** Contrato. */
export const contractForm = object({
  accepts_contract: flag('Li e aceito o contrato').oneOf([true], 'Aceite o contrato para seguir.'),
});
export type ContractForm = InferType<typeof contractForm>;

/** The form of a step of an account; null where nothing is typed. */
export const wizardForm = (type: AccountType, step: WizardStep): AnySchema | null =>
  step === 'company_data' ? (COMPANY_DATA[type] ?? null) : (FORMS[step] ?? null);

const FORMS: Partial<Record<WizardStep, AnySchema>> = {
  basic_data: basicDataForm,
  plan_choice: planChoiceForm,
  company_type: companyTypeForm,
  partners_data: partnersDataForm,
  doctor_address: doctorDataForm,
  contract: contractForm,
};

const COMPANY_DATA: Partial<Record<AccountType, AnySchema>> = {
  new_company: newCompanyDataForm,
  migrated_company: migratedCompanyDataForm,
};
