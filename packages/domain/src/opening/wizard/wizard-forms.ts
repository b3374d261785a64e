import type { InferType } from 'yup';
import { ESTABLISHMENT_TYPES, establishmentTypeLabel, TAX_REGIMES, taxRegimeLabel } from '../../company/company/company-kinds.ts';
import { companyNameProblem } from '../../company/company/company-name.ts';
import { LEGAL_NATURES, legalNatureLabel } from '../../company/company/legal-nature.ts';
import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES, shareValue } from '../../company/company/share-division.ts';
import { ACCOUNT_TYPES, accountTypeLabel, PAYING_TYPES } from '../../company/company/wizard.ts';
import { doctorForm } from '../../company/doctor/doctor-form.ts';
import { lackingAddressParts } from '../../shared/document/address.ts';
import {
  address,
  anyAddress,
  birthDate,
  cents,
  cnpj,
  email,
  filledList,
  flag,
  id,
  integer,
  name,
  object,
  oneOf,
  text,
} from '../../shared/schema/fields.ts';
import { CNAE_CODES, cnaeLabel } from '../../shared/tables/cnaes.ts';
import { searchKey } from '../../shared/text/text.ts';

// What each step of the wizard asks for.

/** The type as which the account goes on: chosen anew until it is paid for. */
export const accountTypeForm = object({
  account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel).required('Escolha como quer seguir.'),
});
export type AccountTypeForm = InferType<typeof accountTypeForm>;

/** What an account on trial would become. */
export const trialForm = object({
  wants: oneOf('O que você quer ser', PAYING_TYPES, accountTypeLabel).required('Escolha o que mais parece com você.'),
});
export type TrialForm = InferType<typeof trialForm>;

/** Escolha do Plano. `partners`: how many the company will have, its owner too; a plan may cost more with each. */
export const planChoiceForm = object({
  plan: id('Plano').required('Escolha um plano da lista.'),
  coupon: text('Cupom').max(40),
  is_resident: flag('Sou médico residente'),
  partners: integer('Sócios').min(1, 'Conte também você.').max(50).default(1).nonNullable(),
});
export type PlanChoiceForm = InferType<typeof planChoiceForm>;

/** Tipo de Empresa of one that is to be opened: what it is before the law, where it works, and what it does. */
export const companyTypeForm = object({
  legal_nature: oneOf('Natureza jurídica', LEGAL_NATURES, legalNatureLabel).required('Escolha o tipo da empresa.'),
  type_of_establishment: oneOf('Onde vai atender', ESTABLISHMENT_TYPES, establishmentTypeLabel),
  cnaes: filledList(
    'Atividades',
    oneOf('CNAE', CNAE_CODES, cnaeLabel).required(),
    'Escolha pelo menos uma atividade.',
    CNAE_CODES.length,
  ).test('once', 'A mesma atividade está duas vezes na lista.', (codes) => new Set(codes ?? []).size === (codes?.length ?? 0)),
});
export type CompanyTypeForm = InferType<typeof companyTypeForm>;

/** An address that a contract can state: only the complement may be missing. */
const wholeAddress = (label: string) =>
  address(label).test('whole', function isWhole(value) {
    const [part] = lackingAddressParts(value ?? null);
    if (part === undefined) return true;
    return this.createError({ path: `${this.path}.${part}`, message: ADDRESS_ASKED[part] });
  });

const ADDRESS_ASKED = {
  cep: 'Preencha o CEP.',
  street: 'Preencha o logradouro.',
  number: 'Preencha o número; sem número, escreva S/N.',
  neighborhood: 'Preencha o bairro.',
  city: 'Preencha a cidade.',
  state: 'Escolha a UF.',
} as const;

const suggestion = (label: string) =>
  name(label)
    .max(150)
    .test('registry', (value, { createError }) => {
      const message = value ? companyNameProblem(value) : null;
      return message === null || createError({ message });
    });

/** Dados da Empresa of one to be opened: names in order of preference, as the registry may refuse the first. `share_capital` in cents. */
export const newCompanyDataForm = object({
  first_name: suggestion('Nome preferido').required('Sugira pelo menos um nome para a empresa.'),
  second_name: suggestion('Segunda opção'),
  third_name: suggestion('Terceira opção'),
  share_capital: cents('Capital social')
    .min(1, 'O capital social precisa ser maior que zero.')
    .default(DEFAULT_SHARE_CAPITAL)
    .nonNullable(),
  shares: integer('Quotas').min(1, 'A empresa tem pelo menos uma quota.').max(10_000_000).default(DEFAULT_SHARES).nonNullable(),
  address: wholeAddress('Endereço da empresa'),
  /** The property's number at the city ('inscrição imobiliária'), where the city asks for it. */
  property_registration: text('Inscrição imobiliária (IPTU)').max(40),
})
  .test('names', 'Os nomes sugeridos precisam ser diferentes.', function areApart(form) {
    const names = ['first_name', 'second_name', 'third_name'] as const;
    // A name that is no text is left to its own field, which says what is wrong.
    const fields: Readonly<Record<string, unknown>> = form ?? {};
    const keys = names.map((field) => (typeof fields[field] === 'string' ? searchKey(fields[field]) : ''));
    const twice = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
    return twice === -1 || this.createError({ path: names[twice] ?? 'second_name', message: 'Este nome já está entre as opções.' });
  })
  .test('share-value', function isWhole(form) {
    const fields: Readonly<Record<string, unknown>> = form ?? {};
    const share_capital = fields['share_capital'] ?? DEFAULT_SHARE_CAPITAL;
    const shares = fields['shares'] ?? DEFAULT_SHARES;
    // A share that is no number is left to its own field, which says what is wrong.
    if (typeof share_capital !== 'number' || typeof shares !== 'number' || shareValue(share_capital, shares) !== null) return true;
    return this.createError({ path: 'shares', message: 'O capital precisa ser divisível pelas quotas, até o centavo.' });
  });
export type NewCompanyDataForm = InferType<typeof newCompanyDataForm>;

/** Dados da Empresa of one that comes from another accountant, who is asked for its books. */
export const migratedCompanyDataForm = object({
  cnpj: cnpj().required(),
  name: name('Razão social').max(150).required(),
  /** As it pays today; null leaves what is known. */
  tax_regime: oneOf('Regime de hoje', TAX_REGIMES, taxRegimeLabel),
  address: anyAddress(),
  accountant_name: name('Contador atual').max(120),
  accountant_email: email('E-mail do contador atual'),
});
export type MigratedCompanyDataForm = InferType<typeof migratedCompanyDataForm>;

/** Endereço do Médico: who the owner is, and where they live. */
export const doctorDataForm = doctorForm
  .omit(['nf_requirements', 'free_personal_income_taxes'])
  .shape({ birth_date: birthDate().required(), address: wholeAddress('Endereço') });
export type DoctorDataForm = InferType<typeof doctorDataForm>;

/** Contrato. */
export const contractForm = object({
  accepts_contract: flag('Li e aceito o contrato').oneOf([true], 'Aceite o contrato para seguir.'),
});
export type ContractForm = InferType<typeof contractForm>;
