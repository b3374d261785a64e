import { STATEMENT_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { STATEMENT_COLUMNS } from '@esteto/domain/month/statement/csv-columns';
import { noMovementForm, statementForm, statementYearQuery } from '@esteto/domain/month/statement/statement-form';
import { STATEMENT_STATUSES } from '@esteto/domain/month/statement/statement-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { statements } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { sheetColumn } from '../sheet-column.ts';

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
  /** The file where a job keeps it: its progress is asked for by this. */
  import_id: number().optional(),
});
export type StatementUpload = InferType<typeof statementUpload>;

/** How far a file of many movements is; in the end what came of it, or why nothing of it was kept (`problem`). */
const STATES = ['reading', 'kept', 'failed'] as const;
export const statementProgress = object({
  state: string().oneOf(STATES).required(),
  total: number().required(),
  done: number().required(),
  problem: string().nullable().defined(),
  fresh: number().required(),
  repeated: number().required(),
  months: array(string().required()).required(),
  warnings: array(string().required()).required(),
});
export type StatementProgress = InferType<typeof statementProgress>;

/**
 * What a CSV says before it is kept: what its columns were taken for (none where the file has no such columns), by whose word (`memory`: as the account's last
 * file with these names), what keeps it from being read, what to look at, how many movements, and the first of them. Amounts in cents.
 */
export const statementPreview = object({
  columns: array(sheetColumn(STATEMENT_COLUMNS).required()).required(),
  by: string().oneOf(['person', 'memory', 'names']).required(),
  is_sure: boolean().required(),
  problem: string().nullable().defined(),
  doubts: array(string().required()).required(),
  count: number().required(),
  rows: array(
    object({
      line: number().required(),
      date: string().required(),
      memo: string().defined(),
      amount: number().required(),
      balance: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type StatementPreview = InferType<typeof statementPreview>;

/** A file as it was sent: the months ('YYYY-MM') that it covers, and who took it back, if somebody did. */
const sentStatement = object({
  id: number().required(),
  sent_at: string().required(),
  sent_by: string().nullable().defined(),
  file_name: string().required(),
  months: array(string().required()).required(),
  fresh: number().required(),
  repeated: number().required(),
  /** How many of the movements (`total`) were looked at of one that a job keeps; null of every other. */
  state: string().oneOf(STATES).required(),
  total: number().nullable().defined(),
  done: number().nullable().defined(),
  problem: string().nullable().defined(),
  undone_at: string().nullable().defined(),
  undone_by: string().nullable().defined(),
});
export type SentStatement = InferType<typeof sentStatement>;

const sentStatements = object({ items: array(sentStatement.required()).required() });
export type SentStatements = InferType<typeof sentStatements>;

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
  previewUpload: post('statements/preview', {
    summary: 'Lê um CSV de extrato sem guardar nada: as colunas e os primeiros lançamentos.',
    who: statements.edit,
    keyless: true,
    upload: { kinds: STATEMENT_FILE_KINDS },
    body: statementForm,
    answer: statementPreview,
  }),
  sent: get('statements/imports', {
    summary: 'Os arquivos de extrato enviados, do último para o primeiro.',
    who: statements.view,
    answer: sentStatements,
  }),
  progress: get('statements/imports/:id', {
    summary: 'Até onde está um arquivo grande que ainda entra, e o que veio dele.',
    who: statements.view,
    answer: statementProgress,
  }),
  undoImport: post('statements/imports/:id/undo', {
    summary: 'Desfaz um envio: os lançamentos que ele trouxe saem, e os meses ficam como os outros arquivos dizem.',
    who: statements.edit,
  }),
  declareNoMovement: post('statements/no-movement', {
    summary: 'Declara que uma conta não teve movimento em um mês.',
    who: statements.edit,
    body: noMovementForm,
  }),
};
