import type { InferType } from 'yup';
import {
  anyAddress,
  birthDate,
  cnpj,
  cpf,
  email,
  flag,
  id,
  list,
  longText,
  name,
  object,
  oneOf,
  phone,
} from '../../shared/schema/fields.ts';
import {
  COMPANY_TYPES,
  companyTypeLabel,
  ESTABLISHMENT_TYPES,
  establishmentTypeLabel,
  RECORD_STATUSES,
  recordStatusLabel,
  TAX_REGIMES,
  taxRegimeLabel,
} from './company-kinds.ts';

/** Who signs the contract with us, and whether it is sent for signature. */
export const companyContract = object({
  is_running_job: flag('Contrato em vigor'),
  owner_name: name('Nome do responsável').max(120),
  owner_cpf: cpf('CPF do responsável'),
  owner_email: email('E-mail do responsável'),
  owner_birth_date: birthDate('Data de nascimento do responsável'),
  request_contract_signature: flag('Solicitar assinatura'),
}).label('Contrato');

/** What staff fill in about a company. A natural person has a CPF where a company has its CNPJ. */
export const companyForm = object({
  type: oneOf('Tipo', COMPANY_TYPES, companyTypeLabel).required(),
  name: name('Razão social').max(150).required(),
  fantasy_name: name('Nome fantasia').max(150),
  cnpj: cnpj().when('type', ([type], schema) => (type === 'migrated_company' ? schema.required() : schema)),
  cpf: cpf().when('type', ([type], schema) => (type === 'natural_person' ? schema.required() : schema)),
  owner_doctor_id: id('Responsável'),
  tax_regime: oneOf('Regime tributário', TAX_REGIMES, taxRegimeLabel),
  type_of_establishment: oneOf('Tipo de estabelecimento', ESTABLISHMENT_TYPES, establishmentTypeLabel),
  company_status: oneOf('Situação do cadastro', RECORD_STATUSES, recordStatusLabel),
  address: anyAddress(),
  contract: companyContract.nullable().default(null),
  financial_emails: list('E-mails do financeiro', email().required(), 10),
  financial_phones: list('Telefones do financeiro', phone().required(), 10),
  is_concierge: flag('Concierge'),
  is_self_employed: flag('Autônomo'),
  on_cash_basis: flag('Regime de caixa'),
  plan_id: id('Plano'),
  nf_requirements: longText('Exigências para a nota'),
  withholds_at_source: flag('Retém na fonte ou paga lucros acima do limite'),
  monthly_obligations_observations: longText('Observações das obrigações mensais'),
});
export type CompanyForm = InferType<typeof companyForm>;
