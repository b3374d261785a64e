import type { InferType } from 'yup';
import {
  address,
  cnpj,
  competence,
  filledList,
  flag,
  id,
  longText,
  name,
  object,
  oneOf,
  pastDate,
  rate,
  text,
} from '../../shared/schema/fields.ts';
import { ACCOUNTING_STATUSES } from './accounting-status.ts';
import { accountingStatusLabel } from './accounting-status-label.ts';
import { companyForm } from './company-form.ts';
import { SPECIAL_REGIMES, specialRegimeLabel, TAX_REGIMES, taxRegimeLabel } from './company-kinds.ts';
import { CONCIERGE_FILTERS, conciergeFilterLabel } from './concierge-filter.ts';
import { WIZARD_STEPS } from './wizard-step.ts';
import { wizardStepLabel } from './wizard-step-label.ts';

/** As many companies as are changed at once, in one transaction. */
export const MOST_ASSIGNED = 2_000;

/** What staff keep about a company. Who owns it, its plan and where it is paid have records and calls of their own. */
export const registerForm = companyForm.omit(['owner_doctor_id', 'plan_id', 'address', 'tax_regime']).shape({
  tax_regime: oneOf('Regime tributário', TAX_REGIMES, taxRegimeLabel).required(),
  /** Since when, where the regime or its basis is another than before. */
  regime_from: competence('O regime vale desde'),
  address: address(),
  /** The day on which the CNPJ was opened: the Simples counts a company's first months in ways of their own. */
  opening_date: pastDate('Data de abertura'),
  municipal_registration: text('Inscrição municipal').max(40),
  iss_rate: rate('ISS habitual').test('iss', '${path}: a lei permite no máximo 5 %.', (value) => !(Number(value) > 0.05)),
  special_regime: oneOf('Regime especial do ISS', SPECIAL_REGIMES, specialRegimeLabel),
  analyst_id: id('Analista'),
});
export type RegisterForm = InferType<typeof registerForm>;

/** The whole of a record, one part of it written anew and the rest as it is. */
export const registerWith = (record: object, part: object): RegisterForm =>
  registerForm.cast({ ...record, ...part }, { stripUnknown: true });

/** A company that staff write in: short, the rest may come later. */
export const newRegisterForm = registerForm.pick([
  'type',
  'name',
  'fantasy_name',
  'cnpj',
  'cpf',
  'opening_date',
  'tax_regime',
  'analyst_id',
]);
export type NewRegisterForm = InferType<typeof newRegisterForm>;

/** How a company stands with its accountants; whoever changes it says why. */
export const companyStatusForm = object({
  accounting_status: oneOf('Situação', ACCOUNTING_STATUSES, accountingStatusLabel).required(),
  reason: longText('Motivo').max(500).required(),
});
export type CompanyStatusForm = InferType<typeof companyStatusForm>;

/** A natural person who becomes a company: what it will be called, and its CNPJ once there is one. */
export const conversionForm = object({
  name: name('Razão social').max(150).required(),
  cnpj: cnpj(),
  tax_regime: oneOf('Regime tributário', TAX_REGIMES, taxRegimeLabel).required(),
});
export type ConversionForm = InferType<typeof conversionForm>;

/** Companies that one of the staff looks after from now on. */
export const assignForm = object({
  ids: filledList('Empresas', id('Empresa').required(), 'Escolha pelo menos uma empresa.', MOST_ASSIGNED),
  analyst_id: id('Analista').required('Escolha quem vai cuidar das empresas.'),
});
export type AssignForm = InferType<typeof assignForm>;

/** How the staff's list of companies may be narrowed. */
export const registerFilters = object({
  search: text('Busca').max(100),
  accounting_status: oneOf('Situação', ACCOUNTING_STATUSES, accountingStatusLabel),
  tax_regime: oneOf('Regime', TAX_REGIMES, taxRegimeLabel),
  analyst_id: id('Analista'),
  department_id: id('Setor'),
  plan_id: id('Plano'),
  wizard_step: oneOf('Cadastro', WIZARD_STEPS, wizardStepLabel),
  concierge: oneOf('Concierge', CONCIERGE_FILTERS, conciergeFilterLabel),
  in_wizard: flag('Com o cadastro por terminar').nullable().default(null),
  without_analyst: flag('Sem analista').nullable().default(null),
  without_owner: flag('Sem responsável').nullable().default(null),
  without_plan: flag('Sem plano').nullable().default(null),
  without_certificate: flag('Sem certificado digital').nullable().default(null),
});
export type RegisterFilters = InferType<typeof registerFilters>;
