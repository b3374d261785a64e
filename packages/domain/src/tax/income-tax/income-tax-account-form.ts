import type { InferType } from 'yup';
import { bankAccountFields } from '../../company/bank-account/bank-account-fields.ts';
import { cpf, integer, object, oneOf } from '../../shared/schema/fields.ts';
import { ACCOUNT_USES, accountUseLabel, BANK_USES } from './income-tax-account.ts';

/** The choice of how the tax is paid or refunded. The only Pix key that Receita Federal takes is the person's CPF. */
export const incomeTaxAccountForm = object({
  account_use: oneOf('Como', ACCOUNT_USES, accountUseLabel).required('Escolha como.'),
  pix_key: cpf('CPF (chave Pix)').when('account_use', ([use], field) => (use === 'pix' ? field.required() : field)),
  ...bankAccountFields('account_use', BANK_USES),
  version: integer('Versão').min(1).required(),
});
export type IncomeTaxAccountForm = InferType<typeof incomeTaxAccountForm>;
