import type { InferType } from 'yup';
import { normalizePixKey, PIX_TYPES, type PixType, pixKeyType, pixTypeLabel, pixTypeOf } from '../../shared/document/pix.ts';
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
  text,
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

/** Where a company is paid. A Pix key is judged by its type and kept as the directory holds it. */
export const bankData = object({
  bank: text('Banco').max(120),
  agency: text('Agência').max(10),
  account: text('Conta').max(20),
  operation: text('Operação').max(10),
  pix_type: oneOf('Tipo de chave Pix', PIX_TYPES, pixTypeLabel),
  pix_key: text('Chave Pix')
    .max(140)
    .meta({ kind: 'text', clean: (key) => normalizePixKey(key) ?? key.trim() })
    .when('pix_type', ([type], schema) => (isPixType(type) ? schema.required().test(pixKeyTest(type)) : schema)),
}).label('Dados bancários');

const isPixType = (type: unknown): type is PixType => PIX_TYPES.some((pixType) => pixType === type);

const pixKeyTest = (type: PixType) => ({
  name: 'pix-key',
  message: `\${path}: não parece ser ${ONE_OF_TYPE[type]}. Confira a chave ou o tipo.`,
  skipAbsent: true,
  test: (key: string | null | undefined) => {
    const keyType = pixKeyType(key ?? '');
    return keyType !== null && pixTypeOf(keyType) === type;
  },
});

const ONE_OF_TYPE: Record<PixType, string> = {
  email: 'um e-mail',
  document: 'um CPF ou CNPJ',
  phone: 'um celular',
  random: 'uma chave aleatória',
};

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
  bank_data: bankData.nullable().default(null),
  contract: companyContract.nullable().default(null),
  financial_emails: list('E-mails do financeiro', email().required(), 10),
  financial_phones: list('Telefones do financeiro', phone().required(), 10),
  has_financial_bpo: flag('Tem BPO financeiro'),
  is_concierge: flag('Concierge'),
  is_self_employed: flag('Autônomo'),
  on_cash_basis: flag('Regime de caixa'),
  enable_demo: flag('Demonstração'),
  plan_id: id('Plano'),
  dominio_folder: text('Pasta no Domínio').max(20),
  aedf: text('AEDF').max(40),
  nf_requirements: longText('Exigências para a nota'),
  withholds_at_source: flag('Retém na fonte ou paga lucros acima do limite'),
  monthly_obligations_observations: longText('Observações das obrigações mensais'),
});
export type CompanyForm = InferType<typeof companyForm>;
