import type { InferType } from 'yup';
import { ACCOUNT_TYPES, accountTypeLabel } from '../../company/company/wizard.ts';
import { signupKey as key } from '../../identity/user/signup-key.ts';
import { cnpj, cpf, email, flag, id, name, newPassword, object, oneOf, password, phone, text } from '../../shared/schema/fields.ts';
import { simulationForm } from '../simulation/simulation-input.ts';

/** Dados Básicos, the first step of the wizard: the account that is opened at /cadastro. */
export const basicDataForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  password: newPassword().required(),
  phone: phone('Celular').required(),
  account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel).required(),
});

/**
 * What somebody agrees to whom we may ask about a signup that they left. A text that changes gets a new version and stays here (LGPD, art. 8º, § 2º).
 */
export const SIGNUP_CONSENT = {
  version: '2026-11',
  text: 'Se eu não terminar agora, o Esteto pode guardar meu e-mail por até 6 meses para me ajudar a concluir.',
} as const;

/** As the consent says; after that nothing is left of a signup that was not finished (LGPD, arts. 15 and 16). */
export const SIGNUP_RETENTION_MONTHS = 6;

/** Kept from the first valid e-mail on. */
export const signupLeadForm = object({
  key: key(),
  email: email('E-mail').required(),
  consent_version: text('Versão do consentimento')
    .required()
    .oneOf([SIGNUP_CONSENT.version], 'O texto do consentimento mudou. Recarregue a página e leia-o de novo.'),
  referral: text('Indicação').max(40),
});

/**
 * `code`: what the e-mail brought. The password that was chosen becomes the account's where it is shown who chose it: by the `key` of the browser in which
 * that was, or by the `password` itself, of who signs in.
 */
export const signupConfirmForm = object({
  key: key().notRequired().nullable().default(null),
  code: text('Código').max(40).required(),
  password: password('Senha'),
});

/** On another device than the one in which the account was asked for. */
export const signupPasswordForm = object({ code: text('Código').max(40).required(), password: newPassword().required() });

/** What a link brings into an account. */
const brought = {
  coupon: text('Cupom').max(40),
  referral: text('Indicação').max(40),
  proposal: text('Proposta').max(100),
  simulation: simulationForm.nullable().default(null),
};

/** The same, of who has an account already and is still on the way in. */
export const broughtForm = object(brought);
export type BroughtForm = InferType<typeof broughtForm>;

const TERMS_NEEDED = 'Para criar a conta é preciso aceitar os termos de serviço.';

/** Dados Básicos with what an account needs besides. `coupon`, `referral` and `proposal`: what the link brought. */
export const signupForm = basicDataForm.shape({
  key: key(),
  cpf: cpf().when('account_type', ([type], schema) =>
    type === 'natural_person' ? schema.required('Informe o CPF com que você atende.') : schema,
  ),
  cnpj: cnpj().when('account_type', ([type], schema) =>
    type === 'migrated_company' ? schema.required('Informe o CNPJ da empresa que você já tem.') : schema,
  ),
  accepts_terms: flag('Termos de serviço').required(TERMS_NEEDED).oneOf([true], TERMS_NEEDED),
  terms_id: id('a versão dos termos').required(),
  ...brought,
});
export type SignupForm = InferType<typeof signupForm>;
