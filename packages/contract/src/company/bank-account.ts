import { ACCOUNT_KINDS } from '@esteto/domain/company/bank-account/personal-account';
import { string } from 'yup';

/** A person's own bank account, as their records tell it; null where none was told. */
export const bankAccountRecord = {
  bank_code: string().nullable().defined(),
  bank_name: string().nullable().defined(),
  bank_branch: string().nullable().defined(),
  bank_account: string().nullable().defined(),
  bank_digit: string().nullable().defined(),
  bank_kind: string().oneOf(ACCOUNT_KINDS).nullable().defined(),
};
