import { oneOf, text } from '../../shared/schema/fields.ts';
import {
  ACCOUNT_KINDS,
  accountKindLabel,
  cleanAccount,
  cleanAccountDigit,
  cleanBranch,
  isAccount,
  isAccountDigit,
  isBranch,
} from './personal-account.ts';

/** The bank account of a person: asked for where the field `switchField` says one of these. */
export const bankAccountFields = (switchField: string, values: readonly string[]) => {
  /** Part of the account, judged by `isValid`. */
  const part = (
    label: string,
    { isValid, clean, message }: { isValid: (text: string) => boolean; clean?: (text: string) => string; message: string },
  ) =>
    text(label)
      .max(20)
      .meta({ kind: 'text', clean })
      .test({ name: 'account-part', message: `\${path}: ${message}`, skipAbsent: true, test: (value) => isValid(value ?? '') })
      .when(switchField, ([value], field) => (values.includes(value) ? field.required() : field));
  return {
    bank_code: part('Banco', { isValid: (code) => /^\d{3}$/.test(code), message: 'escolha um banco da lista.' }),
    bank_branch: part('Agência', {
      isValid: isBranch,
      clean: cleanBranch,
      message: 'escreva os números e, se houver, o dígito, como 1234-5.',
    }),
    bank_account: part('Conta', { isValid: isAccount, clean: cleanAccount, message: 'escreva só os números, sem o dígito.' }),
    bank_digit: part('Dígito', { isValid: isAccountDigit, clean: cleanAccountDigit, message: 'um número ou X.' }),
    bank_kind: oneOf('Tipo de conta', ACCOUNT_KINDS, accountKindLabel).when(switchField, ([value], field) =>
      values.includes(value) ? field.required() : field,
    ),
  };
};
