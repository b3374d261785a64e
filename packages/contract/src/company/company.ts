import { ACCOUNTING_STATUSES } from '@esteto/domain/company/company/accounting-status';
import { COMPANY_TYPES, RECORD_STATUSES, TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { MEMBER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { appUser, partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { permissionEntry } from '../identity/permission-entry.ts';

/** A company as the person's own list shows it, with what ties them to it. */
export const companyRow = object({
  id: number().required(),
  type: string().oneOf(COMPANY_TYPES).required(),
  name: string().required(),
  fantasy_name: string().nullable().defined(),
  cnpj: string().nullable().defined(),
  accounting_status: string().oneOf(ACCOUNTING_STATUSES).required(),
  tax_regime: string().oneOf(TAX_REGIMES).required(),
  /** The ISS rate that its invoices usually carry, a fraction; a request says with it what the doctor will receive. */
  iss_rate: string().nullable().defined(),
  wizard_step: string().oneOf(WIZARD_STEPS).required(),
  company_status: string().oneOf(RECORD_STATUSES).nullable().defined(),
  /** Its CNPJ is there, of a natural person the CPF. */
  has_document: boolean().required(),
  has_plan: boolean().required(),
  /** The day on which the CNPJ was opened. */
  opening_date: string().nullable().defined(),
  /** The team marked it for the banner of the CRM's discount. */
  show_crm_popup: boolean().required(),
  /** Its former accountant has something to hand over still. */
  awaits_handover: boolean().required(),
  created_at: string().required(),
  user_type: string().oneOf(MEMBER_TYPES).required(),
  is_owner: boolean().required(),
  permissions: array(permissionEntry).required(),
});
export type CompanyRow = InferType<typeof companyRow>;

/** A company as its partners read it. `address`: in one line. */
export const companyDetail = companyRow
  .pick(['id', 'type', 'name', 'fantasy_name', 'cnpj', 'accounting_status', 'tax_regime', 'iss_rate'])
  .shape({
    cpf: string().nullable().defined(),
    municipal_registration: string().nullable().defined(),
    address: string().nullable().defined(),
    is_concierge: boolean().required(),
    created_at: string().required(),
  });
export type CompanyDetail = InferType<typeof companyDetail>;

export const company = {
  mine: get('companies', { summary: 'As empresas da pessoa.', who: appUser, answer: array(companyRow).required() }),
  detail: get('company', { summary: 'Os dados da empresa, para os sócios.', who: partner(), answer: companyDetail }),
};
