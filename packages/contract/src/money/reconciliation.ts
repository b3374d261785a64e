import {
  bankRuleForm,
  likenessForm,
  reconciliationForm,
  TARGET_KINDS,
  transactionFilters,
} from '@esteto/domain/money/reconciliation/reconciliation-form';
import { TRANSACTION_CATEGORIES } from '@esteto/domain/money/reconciliation/transaction-category';
import { TRANSACTION_STATUSES } from '@esteto/domain/money/reconciliation/transaction-status';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { companyStatements, statements } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { versioned } from '../record.ts';

/** A note or a boleto by its name; `amount`: the part of the movement that is its money, in cents. */
const part = object({
  kind: string().oneOf(TARGET_KINDS).required(),
  id: number().required(),
  name: string().required(),
  amount: number().required(),
});

/** What a movement is probably the money of, with the reasons in words. `left`: what it does not bring of them. */
const suggestion = object({
  parts: array(part.required()).required(),
  left: number().required(),
  reasons: array(string().required()).required(),
});
export type TransactionSuggestion = InferType<typeof suggestion>;

/** What was said of a movement; `by_rule`: a rule said it. */
const said = object({
  category: string().oneOf(TRANSACTION_CATEGORIES).nullable().defined(),
  is_ignored: boolean().required(),
  note: string().nullable().defined(),
  by_rule: boolean().required(),
  parts: array(part.required()).required(),
});

/** `amount` in signed cents. */
const transactionRow = object({
  id: number().required(),
  date: string().required(),
  memo: string().required(),
  amount: number().required(),
  account: string().required(),
  status: string().oneOf(TRANSACTION_STATUSES).required(),
  said: said.nullable().defined(),
  /** One that it may be: whether they are two is to be said before anything else. */
  twin: object({ date: string().required(), memo: string().required(), account: string().required() }).nullable().defined(),
  suggestion: suggestion.nullable().defined(),
});
export type TransactionRow = InferType<typeof transactionRow>;

/** What may be paid by the movement, the likeliest first; `due`: what is missing of it on the day of the movement. */
const candidate = part.shape({
  due: number().required(),
  reasons: array(string().required()).required(),
});
export type TransactionCandidate = InferType<typeof candidate>;

/**
 * `words`: by what a rule would know it, '' where nothing would; `alike`: other movements that wait and that it would know; `profit`: whose it may be where
 * it is one, and the months whose EFD-Reinf was delivered, null where that is not for the reader to say.
 */
const transactionDetail = transactionRow.shape({
  candidates: array(candidate.required()).required(),
  words: string().defined(),
  alike: number().required(),
  profit: object({
    owners: array(object({ user_id: number().required(), name: string().required() }).required()).required(),
    filed: array(string().required()).required(),
  })
    .nullable()
    .default(null)
    .defined(),
});
export type TransactionDetail = InferType<typeof transactionDetail>;

const bankRule = object({
  id: number().required(),
  version: number().required(),
  words: string().required(),
  is_inflow: boolean().required(),
  category: string().oneOf(TRANSACTION_CATEGORIES).nullable().defined(),
  hits: number().required(),
});
export type BankRule = InferType<typeof bankRule>;

export const reconciliation = {
  list: get('bank-transactions', {
    summary: 'Os lançamentos dos extratos, com o que se disse de cada um e o que parece ser.',
    who: statements.view,
    query: listQuery(['date', 'amount'], transactionFilters),
    answer: page(transactionRow, ['amount']),
  }),
  detail: get('bank-transactions/:id', {
    summary: 'Um lançamento, com as notas e os boletos que ele pode ter pago.',
    who: statements.view,
    answer: transactionDetail,
  }),
  reconcile: post('bank-transactions/:id/reconcile', {
    summary: 'Diz que notas ou boletos um lançamento pagou, ou o que ele foi; as notas e os boletos ficam pagos.',
    who: statements.edit,
    body: reconciliationForm,
    answer: transactionRow,
  }),
  undo: post('bank-transactions/:id/undo', {
    summary: 'Desfaz o que se disse de um lançamento; as notas e os boletos voltam a esperar.',
    who: statements.edit,
    answer: transactionRow,
  }),
  tellApart: post('bank-transactions/:id/tell-apart', {
    summary: 'Diz se um lançamento que parece repetido é outro, e fica, ou o mesmo, e sai.',
    who: statements.edit,
    body: likenessForm,
  }),
  rules: get('bank-rules', {
    summary: 'As regras que categorizam lançamentos sozinhas.',
    who: statements.view,
    answer: object({ items: array(bankRule.required()).required() }),
  }),
  changeRule: put('bank-rules/:id', {
    summary: 'Muda o que uma regra diz, daqui em diante ou também do que ela já explicou.',
    who: statements.edit,
    body: versioned(bankRuleForm),
    answer: bankRule,
  }),
  removeRule: del('bank-rules/:id', {
    summary: 'Remove uma regra; o que ela já categorizou fica.',
    who: statements.edit,
  }),
};

/** The same for staff, of any company. */
export const companyTransaction = {
  list: get('admin/company-transactions/:company_id', {
    summary: 'Os lançamentos dos extratos de uma empresa, com o que se disse de cada um e o que parece ser.',
    who: companyStatements.view,
    query: listQuery(['date', 'amount'], transactionFilters),
    answer: page(transactionRow, ['amount']),
  }),
  detail: get('admin/company-transactions/:company_id/:id', {
    summary: 'Um lançamento de uma empresa, com as notas e os boletos que ele pode ter pago.',
    who: companyStatements.view,
    answer: transactionDetail,
  }),
  reconcile: post('admin/company-transactions/:company_id/:id/reconcile', {
    summary: 'Diz o que um lançamento de uma empresa pagou ou foi; as notas e os boletos ficam pagos.',
    who: companyStatements.edit,
    body: reconciliationForm,
    answer: transactionRow,
  }),
  undo: post('admin/company-transactions/:company_id/:id/undo', {
    summary: 'Desfaz o que se disse de um lançamento de uma empresa.',
    who: companyStatements.edit,
    answer: transactionRow,
  }),
  tellApart: post('admin/company-transactions/:company_id/:id/tell-apart', {
    summary: 'Diz se um lançamento de uma empresa que parece repetido é outro ou o mesmo.',
    who: companyStatements.edit,
    body: likenessForm,
  }),
};
