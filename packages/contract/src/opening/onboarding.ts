import { ACCOUNT_TYPES } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { LEAD_SOURCES } from '@esteto/domain/opening/lead/lead-source';
import { onboardingFilters, onboardingFunnelQuery } from '@esteto/domain/opening/onboarding/onboarding-filters';
import { ONBOARDING_TURNS } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { draftSeen } from '@esteto/domain/opening/wizard/wizard-draft-form';
import { companyTypeForm, migratedCompanyDataForm, newCompanyDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { onboardingComments, onboarding as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { signedContract } from '../identity/signature.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { wizardDrafts } from './wizard.ts';
import { wizardDocumentRow } from './wizard-document.ts';
import { planPayment } from './wizard-order.ts';
import { wizardPartnerRow } from './wizard-partner.ts';

/** A company whose owner has not finished its registration. `id` is the company's. */
export const onboardingRow = object({
  id: number().required(),
  name: string().required(),
  document: string().nullable().defined(),
  account_type: string().oneOf(ACCOUNT_TYPES).required(),
  wizard_step: string().oneOf(WIZARD_STEPS).required(),
  /** The side whose turn it truly is; of a payment it is ours once it was told or a boleto was asked for. */
  turn: string().oneOf(ONBOARDING_TURNS).required(),
  /** Since when it stands at that step. */
  step_since: string().required(),
  owner_id: number().required(),
  owner_name: string().required(),
  owner_email: string().required(),
  phone: string().required(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  created_at: string().required(),
});
/** As the list shows it. `is_stalled`: at that step for as long as the parameters say, or longer. */
export const onboardingListed = onboardingRow.shape({ is_stalled: boolean().required() });
export type OnboardingRow = InferType<typeof onboardingListed>;

/**
 * How many began, how many truly stood at each step and stand there now, how long it takes (the median of days), and all that by source. A step that
 * nobody of these had is left out.
 */
export const onboardingFunnel = object({
  total: number().required(),
  /** How many began in the same time before. */
  before: number().required(),
  steps: array(
    object({
      step: string().oneOf(WIZARD_STEPS).required(),
      reached: number().required(),
      standing: number().required(),
      median_days: number().nullable().defined(),
    }).required(),
  ).required(),
  sources: array(
    object({
      source: string().oneOf(LEAD_SOURCES).required(),
      total: number().required(),
      finished: number().required(),
      median_days: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type OnboardingFunnel = InferType<typeof onboardingFunnel>;

/** One company on its way in, with all that the team decides of it. `contract` null: not signed yet. */
export const onboardingDetail = onboardingRow.shape({
  plan_name: string().nullable().defined(),
  coupon: string().nullable().defined(),
  payment: planPayment.nullable().defined(),
  partners: array(wizardPartnerRow.omit(['form']).required()).required(),
  documents: array(wizardDocumentRow.required()).required(),
  company_type: companyTypeForm.nullable().defined(),
  new_company: newCompanyDataForm.nullable().defined(),
  migrated_company: migratedCompanyDataForm.nullable().defined(),
  contract: signedContract.nullable().defined(),
  drafts: wizardDrafts,
});
export type OnboardingDetail = InferType<typeof onboardingDetail>;

export const onboarding = {
  detail: get('admin/onboarding/:id', {
    summary: 'O cadastro de uma empresa: o que foi preenchido, o pagamento, os sócios e os documentos.',
    who: who.view,
    answer: onboardingDetail,
  }),
  // What the team fills in with the owner, who checks and sends it. Each names the draft that was seen: the same one twice is refused (409).
  helpCompanyType: post('admin/onboarding/:id/company-type', {
    summary: 'Preenche com o médico o tipo da empresa a abrir; é ele quem confere e envia.',
    who: who.edit,
    keyless: true,
    body: companyTypeForm.shape({ seen: draftSeen() }),
  }),
  helpNewCompany: post('admin/onboarding/:id/new-company', {
    summary: 'Preenche com o médico os dados da empresa a abrir; é ele quem confere e envia.',
    who: who.edit,
    keyless: true,
    body: newCompanyDataForm.shape({ seen: draftSeen() }),
  }),
  helpMigratedCompany: post('admin/onboarding/:id/migrated-company', {
    summary: 'Preenche com o médico os dados da empresa que vem de outro contador; é ele quem confere e envia.',
    who: who.edit,
    keyless: true,
    body: migratedCompanyDataForm.shape({ seen: draftSeen() }),
  }),
  ...commentCalls('admin/onboarding/:id', 'um cadastro', onboardingComments),
  list: get('admin/onboarding', {
    summary: 'Empresas com o cadastro por terminar: etapa, espera e de quem é a vez.',
    who: who.view,
    query: listQuery(['created_at', 'name'], onboardingFilters),
    answer: page(onboardingListed),
  }),
  funnel: get('admin/onboarding/funnel', {
    summary: 'Quantos cadastros começam, onde param e quanto cada etapa demora.',
    who: who.view,
    query: onboardingFunnelQuery,
    answer: onboardingFunnel,
  }),
};
