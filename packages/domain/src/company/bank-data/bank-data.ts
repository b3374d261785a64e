import type { InferType } from 'yup';
import { normalizePixKey, PIX_TYPES, type PixType, pixKeyType, pixTypeLabel, pixTypeOf } from '../../shared/document/pix.ts';
import { longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { cleanAccount, cleanBranch, isBranch } from '../bank-account/personal-account.ts';

/** Up to twelve digits and the check digit. */
const isWholeAccount = (account: string): boolean => /^(?!0+-)\d{1,12}-[\dX]$/.test(account);

/** Where a company is paid. A Pix key is judged by its type and kept as the directory holds it. */
export const bankData = object({
  bank: text('Banco')
    .max(3)
    .test('bank', '${path}: escolha um banco da lista.', (code) => !code || /^\d{3}$/.test(code))
    .when('account', ([account], schema) => (account ? schema.required() : schema)),
  agency: text('Agência')
    .max(10)
    .meta({ kind: 'text', clean: cleanBranch })
    .test('agency', '${path}: escreva os números e, se houver, o dígito, como 1234-5.', (branch) => !branch || isBranch(branch))
    .when('account', ([account], schema) => (account ? schema.required() : schema)),
  account: text('Conta')
    .max(20)
    .meta({ kind: 'text', clean: (account) => cleanAccount(account).toUpperCase() })
    .test('account', '${path}: escreva os números e o dígito, como 12345-6.', (account) => !account || isWholeAccount(account)),
  operation: text('Operação').max(10),
  pix_type: oneOf('Tipo de chave Pix', PIX_TYPES, pixTypeLabel),
  pix_key: text('Chave Pix')
    .max(140)
    .meta({ kind: 'text', clean: (key) => normalizePixKey(key) ?? key.trim() })
    .when('pix_type', ([type], schema) => (isPixType(type) ? schema.required().test(pixKeyTest(type)) : schema)),
}).label('Dados bancários');
export type BankData = InferType<typeof bankData>;

export const NO_BANK_DATA: BankData = { bank: null, agency: null, account: null, operation: null, pix_type: null, pix_key: null };

/** What is told of it to who need not pay into it: enough to know it again. */
export const maskedBankData = ({ account, pix_key, ...rest }: BankData): BankData => ({
  ...rest,
  account: account && masked(account),
  pix_key: pix_key && masked(pix_key),
});

/** The last four signs, of which no more than a third is shown. */
const masked = (text: string): string => `•••• ${text.slice(text.length - Math.min(SHOWN, Math.floor(text.length / 3)))}`.trim();
const SHOWN = 4;

/** Whoever wants to see the numbers, or the key, says what for. */
export const revealForm = object({ reason: longText('Motivo').max(500).required() });
export type RevealForm = InferType<typeof revealForm>;

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
