import { STATEMENT_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import {
  companyStatementFilters,
  statementForm,
  statementMoveForm,
  statementReminderForm,
} from '@esteto/domain/month/statement/statement-form';
import { STATEMENT_STATUSES } from '@esteto/domain/month/statement/statement-life';
import { STATEMENT_MONTHS } from '@esteto/domain/month/statement/statement-month';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { companyStatements, statementComments } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { statementPreview, statementProgress, statementUpload } from './statement.ts';

/** A company in a month: of its accounts, how many have sent nothing whole and how many wait to be looked at. */
const companyStatementRow = object({
  id: number().required(),
  company_name: string().required(),
  analyst_name: string().nullable().defined(),
  competence: string().required(),
  accounts: number().required(),
  missing: number().required(),
  to_check: number().required(),
  state: string().oneOf(STATEMENT_MONTHS).required(),
  sent_at: string().nullable().defined(),
});
export type CompanyStatementRow = InferType<typeof companyStatementRow>;

const statementFile = object({ id: string().required(), name: string().required(), mime: string().required(), size: number().required() });

/** Balances in cents, null where the file tells none. */
const statementOfCompany = object({
  id: number().required(),
  version: number().required(),
  account: string().required(),
  month: number().required(),
  status: string().oneOf(STATEMENT_STATUSES).required(),
  opening_balance: number().nullable().defined(),
  closing_balance: number().nullable().defined(),
  transactions: number().required(),
  has_gap: boolean().required(),
  message: string().nullable().defined(),
  sent_at: string().nullable().defined(),
  files: array(statementFile.required()).required(),
});
export type CompanyStatement = InferType<typeof statementOfCompany>;

const companyStatementYear = object({
  company_name: string().required(),
  accounts: array(object({ id: number().required(), name: string().required() }).required()).required(),
  statements: array(statementOfCompany.required()).required(),
});
export type CompanyStatementYear = InferType<typeof companyStatementYear>;

export const companyStatement = {
  list: get('admin/company-statements', {
    summary: 'As empresas e os extratos de um mês: quem não enviou, o que falta conferir.',
    who: companyStatements.view,
    query: listQuery(['company_name'], companyStatementFilters),
    answer: page(companyStatementRow),
  }),
  year: get('admin/company-statements/:id/years/:year', {
    summary: 'Os extratos de um ano de uma empresa, com os arquivos.',
    who: companyStatements.view,
    answer: companyStatementYear,
  }),
  ...commentCalls('admin/company-statements/:id', 'os extratos de uma empresa', statementComments),
  upload: post('admin/company-statement-files/:company_id', {
    summary: 'Guarda um extrato que o cliente mandou por outro caminho, e lê seus lançamentos.',
    who: companyStatements.edit,
    upload: { kinds: STATEMENT_FILE_KINDS },
    body: statementForm,
    answer: statementUpload,
  }),
  previewUpload: post('admin/company-statement-files/:company_id/preview', {
    summary: 'Lê um CSV de extrato de uma empresa sem guardar nada: as colunas e os primeiros lançamentos.',
    who: companyStatements.edit,
    keyless: true,
    upload: { kinds: STATEMENT_FILE_KINDS },
    body: statementForm,
    answer: statementPreview,
  }),
  progress: get('admin/company-statement-files/:company_id/imports/:id', {
    summary: 'Até onde está um arquivo grande de uma empresa que ainda entra, e o que veio dele.',
    who: companyStatements.view,
    answer: statementProgress,
  }),
  move: post('admin/company-statements/statements/:id/move', {
    summary: 'Confere, devolve com o que falta, dispensa ou reabre o extrato de um mês.',
    who: companyStatements.edit,
    body: statementMoveForm,
  }),
  readFile: get('admin/company-statements/statements/:id/files/:document', {
    summary: 'Um arquivo de um extrato.',
    who: companyStatements.view,
    answer: 'file',
  }),
  remind: post('admin/company-statements/remind', {
    summary: 'Lembra quem pode enviar os extratos das empresas em que falta algum; uma vez por dia cada uma.',
    who: companyStatements.edit,
    body: statementReminderForm,
    answer: object({ reminded: number().required(), complete: number().required() }),
  }),
};
