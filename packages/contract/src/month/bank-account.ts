import { accountMergeForm, bankAccountForm } from '@esteto/domain/month/statement/statement-form';
import { array, type InferType, number, object, string } from 'yup';
import { companyStatements, statements } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';

/** An account with what it holds: movements that count, and the first and last day of them. */
const bankAccountRow = object({
  id: number().required(),
  version: number().required(),
  name: string().required(),
  transactions: number().required(),
  first_day: string().nullable().defined(),
  last_day: string().nullable().defined(),
});
export type BankAccount = InferType<typeof bankAccountRow>;

const bankAccounts = object({ items: array(bankAccountRow.required()).required() });

export const bankAccount = {
  list: get('bank-accounts', {
    summary: 'As contas bancárias da empresa, com o que cada uma guarda.',
    who: statements.view,
    answer: bankAccounts,
  }),
  rename: put('bank-accounts/:id', {
    summary: 'Muda o nome de uma conta.',
    who: statements.edit,
    body: bankAccountForm,
    answer: bankAccountRow,
  }),
  merge: post('bank-accounts/:id/merge', {
    summary: 'Junta uma conta a outra, com extratos e lançamentos; o que está nas duas fica uma vez.',
    who: statements.edit,
    body: accountMergeForm,
  }),
  remove: del('bank-accounts/:id', {
    summary: 'Remove uma conta com tudo o que ela guarda, enquanto nada disso foi conferido, fechado ou conciliado.',
    who: statements.edit,
  }),
};

/** The same for staff, of any company. */
export const companyBankAccount = {
  list: get('admin/company-bank-accounts/:company_id', {
    summary: 'As contas bancárias de uma empresa, com o que cada uma guarda.',
    who: companyStatements.view,
    answer: bankAccounts,
  }),
  rename: put('admin/company-bank-accounts/:company_id/:id', {
    summary: 'Muda o nome de uma conta de uma empresa.',
    who: companyStatements.edit,
    body: bankAccountForm,
    answer: bankAccountRow,
  }),
  merge: post('admin/company-bank-accounts/:company_id/:id/merge', {
    summary: 'Junta uma conta de uma empresa a outra, com extratos e lançamentos.',
    who: companyStatements.edit,
    body: accountMergeForm,
  }),
  remove: del('admin/company-bank-accounts/:company_id/:id', {
    summary: 'Remove uma conta de uma empresa com tudo o que ela guarda.',
    who: companyStatements.edit,
  }),
};
