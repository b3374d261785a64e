import { ACCOUNT_TYPES, PAYING_TYPES } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { planPaymentStatusLabel } from '@esteto/domain/opening/wizard/plan-payment-life';
import { wizardDraftForm } from '@esteto/domain/opening/wizard/wizard-draft-form';
import {
  accountTypeForm,
  companyTypeForm,
  doctorDataForm,
  migratedCompanyDataForm,
  newCompanyDataForm,
  trialForm,
} from '@esteto/domain/opening/wizard/wizard-forms';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** What was typed and not sent yet, as JSON, by its step. `helper`: who of our team filled it in; null of what the owner typed. */
export const wizardDrafts = array(
  object({
    step: string().oneOf(WIZARD_STEPS).required(),
    values: string().required(),
    typed_at: string().required(),
    helper: string().nullable().defined(),
  }).required(),
).required();

/**
 * What the owner of a company told on the way in, and where they stand. `order_value`: what is paid for the chosen plan before going on, in cents; null while
 * none is chosen. `payment_status` null: nothing was asked for yet.
 */
export const wizardFacts = object({
  version: number().required(),
  account_type: string().oneOf(ACCOUNT_TYPES).required(),
  step: string().oneOf(WIZARD_STEPS).required(),
  /** What an account on trial would become. */
  wants: string().oneOf(PAYING_TYPES).nullable().defined(),
  plan_id: number().nullable().defined(),
  order_value: number().nullable().defined(),
  payment_status: string()
    .oneOf(Object.keys(planPaymentStatusLabel) as (keyof typeof planPaymentStatusLabel)[])
    .nullable()
    .defined(),
  is_resident: boolean().required(),
  partners: number().required(),
  /** For how many of them the first month was charged. */
  charged_partners: number().required(),
  coupon: string().nullable().defined(),
  /** What they simulated before they came. */
  simulation: simulationForm.nullable().defined(),
  /** Until when the price of the proposal by which they came holds for its plan. */
  agreed: object({ plan_id: number().required(), valid_until: string().required() }).nullable().defined(),
  company_type: companyTypeForm.nullable().defined(),
  new_company: newCompanyDataForm.nullable().defined(),
  migrated_company: migratedCompanyDataForm.nullable().defined(),
  drafts: wizardDrafts,
});
export type WizardFacts = InferType<typeof wizardFacts>;

/** `wizard` null: the company did not come through the wizard. */
export const wizardState = object({ wizard: wizardFacts.nullable().defined() });
export type WizardState = InferType<typeof wizardState>;

/** `cpf`: of the person, where it was told before anything else of them. */
const doctorData = object({ doctor: doctorDataForm.nullable().defined(), cpf: string().nullable().defined() });
export type DoctorData = InferType<typeof doctorData>;

// Each save names the version that was seen: the same one twice is refused (409) and needs no key.
export const wizard = {
  state: get('wizard', { summary: 'Onde está o cadastro da empresa e o que já foi preenchido.', who: owner(), answer: wizardState }),
  keepDraft: post('wizard/drafts', {
    summary: 'Guarda o que está sendo digitado em uma etapa.',
    who: owner('edit'),
    keyless: true,
    body: wizardDraftForm,
  }),
  changeType: post('wizard/account-type', {
    summary: 'Troca o tipo de conta, até o pagamento.',
    who: owner('edit'),
    keyless: true,
    body: versioned(accountTypeForm),
    answer: wizardState,
  }),
  trial: post('wizard/trial', {
    summary: 'Guarda o que uma conta em teste se tornaria e abre o produto.',
    who: owner('edit'),
    keyless: true,
    body: versioned(trialForm),
    answer: wizardState,
  }),
  companyType: post('wizard/company-type', {
    summary: 'Guarda o tipo da empresa a abrir.',
    who: owner('edit'),
    keyless: true,
    body: versioned(companyTypeForm),
    answer: wizardState,
  }),
  newCompany: post('wizard/new-company', {
    summary: 'Guarda os dados da empresa a abrir.',
    who: owner('edit'),
    keyless: true,
    body: versioned(newCompanyDataForm),
    answer: wizardState,
  }),
  migratedCompany: post('wizard/migrated-company', {
    summary: 'Guarda os dados da empresa que vem de outro contador.',
    who: owner('edit'),
    keyless: true,
    body: versioned(migratedCompanyDataForm),
    answer: wizardState,
  }),
  ownDoctor: get('wizard/doctor', { summary: 'Os dados pessoais de quem preenche o cadastro.', who: owner(), answer: doctorData }),
  doctor: post('wizard/doctor', {
    summary: 'Guarda os dados pessoais de quem preenche o cadastro.',
    who: owner('edit'),
    keyless: true,
    body: versioned(doctorDataForm),
    answer: wizardState,
  }),
};
