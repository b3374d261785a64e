import { SHEET_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import {
  newProfitDistributionForm,
  profitFilters,
  profitLinesQuery,
  profitOwnerForm,
  profitVoidForm,
  profitYearQuery,
} from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { PROFIT_ORIGINS } from '@esteto/domain/money/profit-distribution/profit-distribution-life';
import { PROFIT_COLUMNS, profitSheetForm, profitTemplateQuery } from '@esteto/domain/money/profit-distribution/profit-sheet';
import { PROFIT_ROW_RESULTS } from '@esteto/domain/money/profit-distribution/profit-sheet-rows';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { ownProfits, profitDistributions } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields } from '../record.ts';
import { sheetColumn } from '../sheet-column.ts';

/** Profits that were paid. `person`: the same wherever they are paid to the same person; `is_matched`: a movement of a statement says it too. */
const profitRow = object({
  ...recordFields,
  user_id: number().nullable().defined(),
  person: string().required(),
  person_name: string().required(),
  person_cpf: string().nullable().defined(),
  paid_on: string().required(),
  amount: number().required(),
  is_earlier: boolean().required(),
  origin: string().oneOf(PROFIT_ORIGINS).required(),
  note: string().nullable().defined(),
  is_matched: boolean().required(),
  voided_at: string().nullable().defined(),
  void_reason: string().nullable().defined(),
});
export type ProfitRow = InferType<typeof profitRow>;

/** A movement of a statement that is a profit, and of which nobody said whose. */
const profitMovement = object({
  id: number().required(),
  date: string().required(),
  memo: string().defined(),
  amount: number().required(),
});
export type ProfitMovement = InferType<typeof profitMovement>;

/** `elsewhere`: what other companies are known to have paid the person in the year; null where that is not for the reader to see. */
const profitPerson = object({
  person: string().required(),
  user_id: number().nullable().defined(),
  name: string().required(),
  cpf: string().nullable().defined(),
  is_partner: boolean().required(),
  elsewhere: number().nullable().defined(),
});
export type ProfitPerson = InferType<typeof profitPerson>;

/** The guide of the tax that was kept back in a month. */
const profitGuide = object({
  id: number().required(),
  month: string().required(),
  status: string().oneOf(BOLETO_STATUSES).required(),
  amount: number().required(),
  due_date: string().required(),
});

/**
 * A year of a company. `free`: what each of its closed months leaves free without books, null outside the Simples. `filed`: months of any year whose
 * EFD-Reinf was delivered. Cents.
 */
export const profitYear = object({
  year: number().required(),
  company_id: number().required(),
  company_name: string().required(),
  cnpj: string().nullable().defined(),
  people: array(profitPerson.required()).required(),
  payments: array(profitRow.required()).required(),
  waiting: array(profitMovement.required()).required(),
  free: array(number().nullable().defined()).required(),
  guides: array(profitGuide.required()).required(),
  filed: array(string().required()).required(),
});
export type ProfitYear = InferType<typeof profitYear>;

/** A month of a company. `most`: the largest sum of one person; `unnamed`: movements of which nobody said whose. Cents. */
const profitMonthRow = object({
  id: number().required(),
  name: string().required(),
  cnpj: string().nullable().defined(),
  analyst_name: string().nullable().defined(),
  month: string().required(),
  paid: number().required(),
  people: number().required(),
  most: number().required(),
  tax: number().required(),
  unnamed: number().required(),
  guide: profitGuide.nullable().defined(),
});
export type ProfitMonthRow = InferType<typeof profitMonthRow>;

/** What the EFD-Reinf says of a person in a month (R-4010). Cents. */
const profitLine = object({
  company_id: number().required(),
  company_name: string().required(),
  cnpj: string().nullable().defined(),
  person_name: string().required(),
  person_cpf: string().nullable().defined(),
  paid: number().required(),
  earlier: number().required(),
  tax: number().required(),
});
export type ProfitLine = InferType<typeof profitLine>;

/** Rows of a spreadsheet by what becomes of them. `present`: they are registered already; `failed`: a person has to do something about it. */
const profitRowCounts = { created: number().required(), present: number().required(), failed: number().required() };

/** What would come of a spreadsheet. `missing`: what must be said of its columns before a row is read. */
const profitSheetPreview = object({
  columns: array(sheetColumn(PROFIT_COLUMNS).required()).required(),
  missing: string().nullable().defined(),
  ...profitRowCounts,
  rows: array(
    object({
      line: number().required(),
      company: string().defined(),
      person: string().nullable().defined(),
      paid_on: string().nullable().defined(),
      amount: number().nullable().defined(),
      result: string().oneOf(PROFIT_ROW_RESULTS).required(),
      words: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type ProfitSheetPreview = InferType<typeof profitSheetPreview>;

/** `next_id`: the company with which the next part begins after; null at the end. */
const profitTemplate = object({
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      cnpj: string().nullable().defined(),
      partners: array(object({ name: string().required(), cpf: string().nullable().defined() }).required()).required(),
    }).required(),
  ).required(),
  next_id: number().nullable().defined(),
});
export type ProfitTemplate = InferType<typeof profitTemplate>;

export const profitDistribution = {
  own: get('profits', {
    summary: 'Os lucros que a empresa pagou em um ano, a quem, e o que eles custam.',
    who: ownProfits.view,
    query: profitYearQuery,
    answer: profitYear,
  }),
  createOwn: post('profits', {
    summary: 'Registra uma retirada de lucro.',
    who: ownProfits.edit,
    body: newProfitDistributionForm,
  }),
  nameOwn: post('profits/owner', {
    summary: 'Diz de que sócio é um lançamento que é distribuição de lucros.',
    who: ownProfits.edit,
    body: profitOwnerForm,
  }),
  voidOwn: post('profits/:id/void', {
    summary: 'Anula uma retirada de lucro, com o motivo; a de um mês fechado, ou com a Reinf entregue, só o escritório anula.',
    who: ownProfits.edit,
    body: profitVoidForm,
  }),
  list: get('admin/profits', {
    summary: 'Os lucros que as empresas pagaram num mês: acima do limite, perto dele, com guia, sem dizer de quem.',
    who: profitDistributions.view,
    query: listQuery(['name'], profitFilters),
    answer: page(profitMonthRow),
  }),
  lines: get('admin/profits/lines', {
    summary: 'O que a EFD-Reinf diz dos lucros de um mês (R-4010), pessoa por pessoa.',
    who: profitDistributions.view,
    query: profitLinesQuery,
    answer: object({ items: array(profitLine.required()).required() }),
  }),
  linesFile: get('admin/profits/lines/file', {
    summary: 'As linhas da R-4010 de um mês, em planilha.',
    who: profitDistributions.view,
    query: profitLinesQuery,
    answer: 'file',
  }),
  previewSheet: post('admin/profit-sheets/preview', {
    summary: 'Lê uma planilha de distribuições de lucros sem guardar nada: as colunas, e o que seria de cada linha.',
    who: profitDistributions.edit,
    keyless: true,
    upload: { kinds: SHEET_FILE_KINDS },
    body: profitSheetForm,
    answer: profitSheetPreview,
  }),
  template: get('admin/profit-sheets/template', {
    summary: 'As empresas com os seus sócios, para preencher o que cada um retirou em uma planilha.',
    who: profitDistributions.view,
    query: profitTemplateQuery,
    answer: profitTemplate,
  }),
  importSheet: post('admin/profit-sheets', {
    summary: 'Registra as distribuições de lucros de uma planilha; as que já estão registradas não entram de novo.',
    who: profitDistributions.edit,
    upload: { kinds: SHEET_FILE_KINDS },
    body: profitSheetForm,
    answer: object(profitRowCounts),
  }),
  ofCompany: get('admin/company-profits/:company_id', {
    summary: 'Os lucros que uma empresa pagou em um ano.',
    who: profitDistributions.view,
    query: profitYearQuery,
    answer: profitYear,
  }),
  create: post('admin/company-profits/:company_id', {
    summary: 'Registra uma distribuição de lucros de uma empresa.',
    who: profitDistributions.edit,
    body: newProfitDistributionForm,
  }),
  name: post('admin/company-profits/:company_id/owner', {
    summary: 'Diz de que sócio é um lançamento de uma empresa que é distribuição de lucros.',
    who: profitDistributions.edit,
    body: profitOwnerForm,
  }),
  void: post('admin/company-profits/:company_id/:id/void', {
    summary: 'Anula uma distribuição de lucros de uma empresa, com o motivo.',
    who: profitDistributions.edit,
    body: profitVoidForm,
  }),
};
