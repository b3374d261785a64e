import {
  irpfAnnualForm,
  irrfForm,
  officeRulesForm,
  selicForm,
  socialSecurityForm,
} from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { processingTimesForm } from '@esteto/domain/opening/onboarding/processing-times';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { accountingParameters } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** Fields of every version: since when and until when it holds, on what ground, and who told it; null where the product itself knows it. */
const version = {
  id: number().nullable().defined(),
  valid_from: string().required(),
  until: string().nullable().defined(),
  /** A later one for the same month took its place. */
  is_replaced: boolean().required(),
  source: string().nullable().defined(),
  reason: string().nullable().defined(),
  author_name: string().nullable().defined(),
  created_at: string().nullable().defined(),
};

export const socialSecurityFigures = {
  minimum_wage: number().required(),
  ceiling: number().required(),
  partner_rate: string().required(),
  own_rate: string().required(),
  employer_rate: string().required(),
};

export const socialSecurityVersion = object({ ...version, ...socialSecurityFigures });
export type SocialSecurityVersion = InferType<typeof socialSecurityVersion>;

const band = object({ up_to: number().nullable().defined(), rate: string().required(), deduction: number().required() });

const irrfFigures = { bands: array(band.required()).required(), dependent: number().required(), simplified: number().required() };

const reductionFigures = {
  full_up_to: number().required(),
  full: number().required(),
  up_to: number().required(),
  constant: number().required(),
  factor: string().required(),
};

/** Calculations take a table whose reduction names its own law. */
export const irrfTableFigures = {
  ...irrfFigures,
  reduction: object({ ...reductionFigures, source: string().defined() })
    .nullable()
    .defined(),
};

export const irrfVersion = object({ ...version, ...irrfFigures, reduction: object(reductionFigures).nullable().defined() });
export type IrrfVersion = InferType<typeof irrfVersion>;

const irpfAnnualFigures = {
  ...irrfFigures,
  simplified_rate: string().required(),
  education: number().required(),
  pension_rate: string().required(),
};

export const irpfAnnualTableFigures = { ...irpfAnnualFigures, reduction: irrfTableFigures.reduction };

/** Holds from January to December of its year. */
export const irpfAnnualVersion = object({ ...version, ...irpfAnnualFigures, reduction: object(reductionFigures).nullable().defined() });
export type IrpfAnnualVersion = InferType<typeof irpfAnnualVersion>;

export const selicVersion = object({ ...version, rate: string().required() });
export type SelicVersion = InferType<typeof selicVersion>;

export const officeRulesVersion = object({
  ...version,
  days_before: number().required(),
  r_factor_margin: string().required(),
  floors_pro_labore: boolean().required(),
  closing_points: number().required(),
  weekly_points: number().required(),
  /** Null: nobody becomes delinquent by rule. */
  delinquent_after: number().nullable().defined(),
});
export type OfficeRulesVersion = InferType<typeof officeRulesVersion>;

const range = object({ from: number().required(), to: number().required() }).required();

export const processingTimesVersion = object({
  ...version,
  steps: object({
    draft: range,
    viability: range,
    irs: range,
    board_registration: range,
    board_fee: range,
    digital_signature: range,
    protocol: range,
    national_simple: range,
  }).required(),
  reminder_days: number().required(),
  onboarding_stalled_days: number().required(),
  renewal_stalled_days: number().required(),
});
export type ProcessingTimesVersion = InferType<typeof processingTimesVersion>;

/** The newest first. */
export const accountingParameterSet = object({
  social_security: array(socialSecurityVersion).required(),
  irrf: array(irrfVersion).required(),
  irpf_annual: array(irpfAnnualVersion).required(),
  selic: array(selicVersion).required(),
  office_rules: array(officeRulesVersion).required(),
  processing_times: array(processingTimesVersion).required(),
});
export type AccountingParameterSet = InferType<typeof accountingParameterSet>;

const set = { who: accountingParameters.edit };

/** The tables of the law that are published anew, with what staff added, and the office's own rules. */
export const accountingParameter = {
  all: get('admin/accounting-parameters', {
    summary: 'As tabelas da lei e as regras do escritório, por vigência.',
    who: accountingParameters.view,
    answer: accountingParameterSet,
  }),
  setSocialSecurity: post('admin/accounting-parameters/social-security', {
    ...set,
    summary: 'Informa o salário mínimo e o INSS a partir de um mês.',
    body: socialSecurityForm,
  }),
  setIrrf: post('admin/accounting-parameters/irrf', {
    ...set,
    summary: 'Informa a tabela do imposto de renda na fonte a partir de um mês.',
    body: irrfForm,
  }),
  setIrpfAnnual: post('admin/accounting-parameters/irpf-annual', {
    ...set,
    summary: 'Informa a tabela do imposto de renda de um ano.',
    body: irpfAnnualForm,
  }),
  setSelic: post('admin/accounting-parameters/selic', { ...set, summary: 'Informa a Selic de um mês.', body: selicForm }),
  setOfficeRules: post('admin/accounting-parameters/office-rules', {
    ...set,
    summary: 'Informa as regras do escritório a partir de um mês.',
    body: officeRulesForm,
  }),
  setProcessingTimes: post('admin/accounting-parameters/processing-times', {
    ...set,
    summary: 'Informa os prazos de aberturas, cadastros e renovações a partir de um mês.',
    body: processingTimesForm,
  }),
};
