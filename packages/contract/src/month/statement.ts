import { STATEMENT_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { noMovementForm, statementForm, statementYearQuery } from '@esteto/domain/month/statement/statement-form';
import { STATEMENT_STATUSES } from '@esteto/domain/month/statement/statement-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { statements } from '../access.ts';
import { get, post } from '../endpoint.ts';

const bankAccount = object({ id: number().required(), name: string().required() });

/** The statement of an account in a month; one that nobody has sent has none. */
const monthlyStatement = object({
  id: number().required(),
  bank_account_id: number().required(),
  month: number().required(),
  status: string().oneOf(STATEMENT_STATUSES).required(),
  has_gap: boolean().required(),
  /** What the team says is missing; null unless it is incomplete. */
  message: string().nullable().defined(),
  sent_at: string().nullable().defined(),
});
export type MonthlyStatement = InferType<typeof monthlyStatement>;

export const statementYear = object({
  accounts: array(bankAccount.required()).required(),
  statements: array(monthlyStatement.required()).required(),
});
export type StatementYear = InferType<typeof statementYear>;

/** What came of a file: movements taken, those that were there already, the months ('YYYY-MM') that it covers, and what a person must know. */
export const statementUpload = object({
  fresh: number().required(),
  repeated: number().required(),
  months: array(string().required()).required(),
  warnings: array(string().required()).required(),
});
export type StatementUpload = InferType<typeof statementUpload>;

export const statement = {
  year: get('statements', {
    summary: 'Os extratos de um ano, por mês e conta.',
    who: statements.view,
    query: statementYearQuery,
    answer: statementYear,
  }),
  upload: post('statements', {
    summary: 'Guarda o extrato de um mês e lê seus lançamentos, sem dobrar os que já estavam lá.',
    who: statements.edit,
    upload: { kinds: STATEMENT_FILE_KINDS },
    body: statementForm,
    answer: statementUpload,
  }),
  declareNoMovement: post('statements/no-movement', {
    summary: 'Declara que uma conta não teve movimento em um mês.',
    who: statements.edit,
    body: noMovementForm,
  }),
};
