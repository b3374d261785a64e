import { PAYROLL_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import {
  PAYROLL_BATCH_KINDS,
  PAYROLL_ROW_STATES,
  payrollFileForm,
  payrollSelection,
  payrollTemplateQuery,
} from '@esteto/domain/month/payroll-batch/payroll-batch';
import { PAYROLL_COLUMNS } from '@esteto/domain/month/payroll-batch/payroll-columns';
import { PAYROLL_RESULTS } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { rFactors } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { sheetColumn } from '../sheet-column.ts';

/** Cents. */
const amounts = object({
  pro_labore: number().required(),
  wages: number().required(),
  inss_employer: number().required(),
  fgts: number().required(),
});

/** `number`: of a spreadsheet the line in the file. `before`, `after`: what the month had, and what it has then. */
const row = object({
  number: number().required(),
  company_id: number().nullable().defined(),
  name: string().defined(),
  result: string().oneOf(PAYROLL_RESULTS).required(),
  words: string().nullable().defined(),
  before: amounts.nullable().default(null).defined(),
  after: amounts.nullable().default(null).defined(),
});
export type PayrollBatchRow = InferType<typeof row>;

/** How far it came. `started_at` null: it is only looked at. `rows`: what a person has to do something about first, up to 500 of `total`. */
const payrollBatchDetail = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(PAYROLL_BATCH_KINDS).required(),
  competence: string().required(),
  file_name: string().nullable().defined(),
  started_at: string().nullable().defined(),
  total: number().required(),
  waiting: number().required(),
  done: number().required(),
  left: number().required(),
  failed: number().required(),
  rows: array(row.shape({ state: string().oneOf(PAYROLL_ROW_STATES).required() }).required()).required(),
});
export type PayrollBatchDetail = InferType<typeof payrollBatchDetail>;

/** What would come of a file. `columns`: none of totals of eSocial. `missing`: what must be said of its columns before a row is read. `rows`: up to 500 of `total`. */
const payrollSheetPreview = object({
  columns: array(sheetColumn(PAYROLL_COLUMNS).required()).required(),
  missing: string().nullable().defined(),
  total: number().required(),
  waiting: number().required(),
  left: number().required(),
  failed: number().required(),
  rows: array(row.required()).required(),
});
export type PayrollSheetPreview = InferType<typeof payrollSheetPreview>;

/** `is_closed`: the month takes no payroll any more. */
const payrollTemplate = object({
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      cnpj: string().nullable().defined(),
      is_closed: boolean().required(),
      payroll: amounts.nullable().default(null).defined(),
    }).required(),
  ).required(),
  /** The company with which the next part begins after; null at the end. */
  next_id: number().nullable().defined(),
});
export type PayrollTemplate = InferType<typeof payrollTemplate>;

const begun = object({ id: number().required() });

/** Payrolls of many companies in one month, told one after the other in the background. */
export const payrollBatch = {
  draftCopy: post('admin/payroll-batches', {
    summary: 'Prepara as folhas de um mês iguais às últimas informadas, sem informar nada ainda.',
    who: rFactors.edit,
    body: payrollSelection,
    answer: begun,
  }),
  start: post('admin/payroll-batches/:id/start', {
    summary: 'Informa as folhas que foram preparadas, cada uma com o seu resultado.',
    who: rFactors.edit,
    answer: payrollBatchDetail,
  }),
  detail: get('admin/payroll-batches/:id', {
    summary: 'O que será, ou o que foi, de cada folha de um lote.',
    who: rFactors.view,
    answer: payrollBatchDetail,
  }),
  retry: post('admin/payroll-batches/:id/retry', {
    summary: 'Tenta de novo só as folhas que não puderam ser informadas.',
    who: rFactors.edit,
    answer: payrollBatchDetail,
  }),
  previewSheet: post('admin/payroll-sheets/preview', {
    summary: 'Lê uma planilha de folhas, ou os totalizadores do eSocial, sem guardar nada: as colunas, e o que seria de cada empresa.',
    who: rFactors.edit,
    keyless: true,
    upload: { kinds: PAYROLL_FILE_KINDS },
    body: payrollFileForm,
    answer: payrollSheetPreview,
  }),
  importSheet: post('admin/payroll-sheets', {
    summary: 'Informa e corrige as folhas de um mês por uma planilha ou pelos totalizadores do eSocial, cada empresa com o seu resultado.',
    who: rFactors.edit,
    upload: { kinds: PAYROLL_FILE_KINDS },
    body: payrollFileForm,
    answer: begun,
  }),
  template: get('admin/payroll-sheets/template', {
    summary: 'As empresas de um mês com as folhas que já foram informadas, para preencher em uma planilha.',
    who: rFactors.view,
    query: payrollTemplateQuery,
    answer: payrollTemplate,
  }),
};
