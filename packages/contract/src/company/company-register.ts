import { ACCOUNTING_STATUSES } from '@esteto/domain/company/company/accounting-status';
import { COMPANY_TYPES, TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import {
  assignForm,
  companyStatusForm,
  conversionForm,
  newRegisterForm,
  registerFilters,
  registerForm,
} from '@esteto/domain/company/company/register-form';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { boolean, type InferType, number, object, string } from 'yup';
import { companyRegisters, conversions, naturalPeople } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';
import { companyRecords, companyStatus } from '../record-access.ts';

/** A company, or a natural person, in the staff's list. */
export const registerRow = object({
  id: number().required(),
  version: number().required(),
  type: string().oneOf(COMPANY_TYPES).required(),
  name: string().required(),
  fantasy_name: string().nullable().defined(),
  /** CNPJ of a company, CPF of a natural person. */
  document: string().nullable().defined(),
  accounting_status: string().oneOf(ACCOUNTING_STATUSES).required(),
  tax_regime: string().oneOf(TAX_REGIMES).required(),
  wizard_step: string().oneOf(WIZARD_STEPS).required(),
  city: string().nullable().defined(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  is_concierge: boolean().required(),
  plan_name: string().nullable().defined(),
  /** The end of its certificate; null where it has none. */
  certificate_until: string().nullable().defined(),
  /** Who owns it; null when nobody does yet. */
  owner_id: number().nullable().defined(),
  created_at: string().required(),
});
export type RegisterRow = InferType<typeof registerRow>;

export const registerDetail = registerForm.omit(['regime_from']).shape({
  ...recordFields,
  accounting_status: string().oneOf(ACCOUNTING_STATUSES).required(),
  wizard_step: string().oneOf(WIZARD_STEPS).required(),
  analyst_name: string().nullable().defined(),
  /** Who owns it; null when nobody does yet. */
  owner_name: string().nullable().defined(),
  plan_name: string().nullable().defined(),
  /** The end of its certificate; null where it has none. */
  certificate_until: string().nullable().defined(),
  /** Who saved it last; null where the product did. */
  updated_by_name: string().nullable().defined(),
});
export type RegisterDetail = InferType<typeof registerDetail>;

const query = listQuery(['name', 'created_at'], registerFilters);

export const companyRegister = {
  companies: get('admin/companies', { summary: 'Empresas.', who: companyRegisters.view, query, answer: page(registerRow) }),
  people: get('admin/natural-people', { summary: 'Pessoas físicas.', who: naturalPeople.view, query, answer: page(registerRow) }),
  createCompany: post('admin/companies', {
    summary: 'Cadastra uma empresa.',
    who: companyRegisters.edit,
    body: newRegisterForm,
    answer: registerDetail,
  }),
  createPerson: post('admin/natural-people', {
    summary: 'Cadastra uma pessoa física.',
    who: naturalPeople.edit,
    body: newRegisterForm,
    answer: registerDetail,
  }),
  detail: get('admin/companies/:id', { summary: 'O cadastro de uma empresa.', who: companyRecords.view, answer: registerDetail }),
  update: put('admin/companies/:id', {
    summary: 'Altera o cadastro de uma empresa.',
    who: companyRecords.edit,
    body: versioned(registerForm),
    answer: registerDetail,
  }),
  changeStatus: post('admin/companies/:id/status', {
    summary: 'Muda a situação de uma empresa, com o motivo.',
    who: companyStatus.edit,
    body: versioned(companyStatusForm),
  }),
  /** Its invoices, clients, people and history stay with it. */
  convert: post('admin/natural-people/:id/convert', {
    summary: 'Converte uma pessoa física em empresa.',
    who: conversions.edit,
    body: versioned(conversionForm),
    answer: registerDetail,
  }),
  assign: post('admin/companies/assign', {
    summary: 'Diz quem cuida de até 2.000 empresas.',
    who: companyRecords.edit,
    body: assignForm,
  }),
};
