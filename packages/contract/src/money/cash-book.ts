import { PROOF_FILE_KINDS, SHEET_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import {
  cashBookClosingFilters,
  cashBookEntryForm,
  cashBookFileQuery,
  cashBookFilters,
  cashBookListFilters,
  cashBookSettingsForm,
  cashBookYearQuery,
  closeMonthForm,
  entryFileForm,
  reopenMonthForm,
} from '@esteto/domain/money/cash-book/cash-book-form';
import { CASH_BOOK_MONTH_STATUSES } from '@esteto/domain/money/cash-book/cash-book-life';
import { ENTRY_COLUMNS } from '@esteto/domain/money/cash-book/entry-columns';
import { IMPORT_RESULTS } from '@esteto/domain/money/cash-book/entry-import';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { cashBookClosings, cashBookComments, cashBooks, partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { recordFields, versioned } from '../record.ts';
import { sheetColumn } from '../sheet-column.ts';
import { shownSteps } from '../shown-step.ts';

/** A line of the book. `deductible`: what of it diminishes the tax; `proofs_count`: its papers; `is_closed`: its month takes no changes. */
export const cashBookEntry = cashBookEntryForm.shape({
  ...recordFields,
  deductible: number().required(),
  proofs_count: number().required(),
  is_closed: boolean().required(),
});
export type CashBookEntry = InferType<typeof cashBookEntry>;

/** The guide of a month's carnê-leão; `difference`: that it says another tax than the month was closed with. */
const guide = object({
  id: number().required(),
  status: string().oneOf(BOLETO_STATUSES).required(),
  difference: string().nullable().defined(),
});

/**
 * A month with its carnê-leão, in cents; `steps`: how the tax came to be. Of a closed one, as it was when it was closed; `changes`: what earlier
 * months, as they stand now, would bring it instead.
 */
const cashBookMonth = object({
  month: string().required(),
  month_status: string().oneOf(CASH_BOOK_MONTH_STATUSES).required(),
  changes: array(string().required()).required(),
  entries_count: number().required(),
  income_pf: number().required(),
  income_pj: number().required(),
  income_ex: number().required(),
  /** What came from people for the doctor's own work and has no receipt that stands. */
  without_receipt: number().required(),
  deductions: number().required(),
  social_security: number().required(),
  alimony: number().required(),
  carry_in: number().required(),
  carry_out: number().required(),
  taxable: number().required(),
  tax: number().required(),
  darf: number().required(),
  due_date: string().required(),
  guide: guide.nullable().defined(),
  steps: shownSteps,
});
export type CashBookMonth = InferType<typeof cashBookMonth>;

export const cashBookYear = object({
  dependents: number().required(),
  works_at_home: boolean().required(),
  months: array(cashBookMonth.required()).required(),
});
export type CashBookYear = InferType<typeof cashBookYear>;

/** A person's book as staff see it. `company_name`: the company with which the office looks after it; `late_months`: months that are over, have entries and are not closed; `last_closed` null: none yet. */
export const cashBookRow = object({
  id: number().required(),
  name: string().required(),
  company_name: string().nullable().defined(),
  analyst_name: string().nullable().defined(),
  income: number().required(),
  deductions: number().required(),
  entries_count: number().required(),
  last_entry_at: string().nullable().defined(),
  last_closed: string().nullable().defined(),
  changed_since: number().required(),
  late_months: number().required(),
  created_at: string().required(),
});
export type CashBookRow = InferType<typeof cashBookRow>;

/** A month of a book. `id`: of the person; `taxable` and `darf` of a closed one. */
export const cashBookClosingRow = object({
  id: number().required(),
  name: string().required(),
  company_name: string().nullable().defined(),
  analyst_name: string().nullable().defined(),
  month: string().required(),
  month_status: string().oneOf(CASH_BOOK_MONTH_STATUSES).required(),
  entries_count: number().required(),
  income: number().required(),
  deductions: number().required(),
  taxable: number().nullable().defined(),
  darf: number().nullable().defined(),
  changes: array(string().required()).required(),
  guide: guide.nullable().defined(),
  closed_at: string().nullable().defined(),
});
export type CashBookClosingRow = InferType<typeof cashBookClosingRow>;

/** A paper of an entry; `id`: of its file. */
const entryProof = object({
  id: string().required(),
  proof_id: number().required(),
  name: string().required(),
  mime: string().required(),
  size: number().required(),
});
export type EntryProof = InferType<typeof entryProof>;

/** The same as staff see it: with what it proves. */
const personProof = entryProof.shape({ entry_date: string().required(), history: string().required(), amount: number().required() });
export type PersonProof = InferType<typeof personProof>;

/** How many rows of a file came to what. */
const importCounts = object({
  fresh: number().required(),
  matched: number().required(),
  repeated: number().required(),
  left_out: number().required(),
  wrong: number().required(),
});
export type ImportCounts = InferType<typeof importCounts>;

/**
 * What would come of a file. `columns`: none where the places are fixed; `missing`: what must be said of them before a row is read. `rows`: those that
 * a person must know of first, as many as are shown.
 */
export const importPreview = object({
  columns: array(sheetColumn(ENTRY_COLUMNS).required()).required(),
  missing: string().nullable().defined(),
  counts: importCounts.required(),
  rows: array(
    object({
      line: number().required(),
      text: string().defined(),
      result: string().oneOf(IMPORT_RESULTS).required(),
      words: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type ImportPreview = InferType<typeof importPreview>;

/** A file that was imported, with what it brought. */
const importRow = object({
  id: number().required(),
  created_at: string().required(),
  file_name: string().required(),
  fresh: number().required(),
  matched: number().required(),
  repeated: number().required(),
  undone_at: string().nullable().defined(),
});
export type CashBookImportRow = InferType<typeof importRow>;

export const cashBook = {
  year: get('cash-book', {
    summary: 'O livro-caixa de quem entrou em um ano, mês a mês, com o carnê-leão de cada um: o mesmo em todas as suas empresas.',
    who: partner(),
    query: cashBookYearQuery,
    answer: cashBookYear,
  }),
  settings: post('cash-book/settings', {
    summary: 'Guarda o que conta para o imposto.',
    who: partner('edit'),
    body: cashBookSettingsForm,
  }),
  entries: get('cash-book/entries', {
    summary: 'Lançamentos do livro-caixa.',
    who: partner(),
    query: listQuery(['entry_date', 'amount'], cashBookFilters),
    answer: page(cashBookEntry, ['amount', 'deductible']),
  }),
  detail: get('cash-book/entries/:id', { summary: 'Um lançamento do livro-caixa.', who: partner(), answer: cashBookEntry }),
  create: post('cash-book/entries', {
    summary: 'Inclui um lançamento no livro-caixa.',
    who: partner('edit'),
    body: cashBookEntryForm,
    answer: cashBookEntry,
  }),
  update: put('cash-book/entries/:id', {
    summary: 'Altera um lançamento do livro-caixa.',
    who: partner('edit'),
    body: versioned(cashBookEntryForm),
    answer: cashBookEntry,
  }),
  remove: del('cash-book/entries/:id', { summary: 'Retira um lançamento do livro-caixa.', who: partner('edit') }),
  proofs: get('cash-book/entries/:id/proofs', {
    summary: 'Os comprovantes de um lançamento.',
    who: partner(),
    answer: object({ items: array(entryProof.required()).required() }),
  }),
  attachProof: post('cash-book/entries/:id/proofs', {
    summary: 'Põe um comprovante em um lançamento, também de um mês fechado.',
    who: partner('edit'),
    upload: { kinds: PROOF_FILE_KINDS },
  }),
  proof: get('cash-book/entries/:id/proofs/:proof_id', { summary: 'Um comprovante.', who: partner(), answer: 'file' }),
  removeProof: del('cash-book/entries/:id/proofs/:proof_id', { summary: 'Retira um comprovante.', who: partner('edit') }),
  previewImport: post('cash-book/imports/preview', {
    summary: 'Lê um arquivo de lançamentos ou de recibos sem guardar nada: as colunas, e o que seria de cada linha.',
    who: partner('edit'),
    keyless: true,
    upload: { kinds: SHEET_FILE_KINDS },
    body: entryFileForm,
    answer: importPreview,
  }),
  importFile: post('cash-book/imports', {
    summary: 'Importa um arquivo de lançamentos ou de recibos: entra o que é novo e está certo.',
    who: partner('edit'),
    upload: { kinds: SHEET_FILE_KINDS },
    body: entryFileForm,
    answer: importCounts,
  }),
  imports: get('cash-book/imports', {
    summary: 'Os arquivos importados, do último para o primeiro.',
    who: partner(),
    answer: object({ items: array(importRow.required()).required() }),
  }),
  undoImport: post('cash-book/imports/:id/undo', {
    summary: 'Desfaz uma importação: os lançamentos que ela trouxe saem, e os recibos também.',
    who: partner('edit'),
  }),
  /** Files of a thousand lines, which is what the program takes at once; several come as a zip. */
  file: get('cash-book/file', {
    summary: 'Os rendimentos ou os pagamentos de um ano, para importar no Carnê-Leão Web.',
    who: partner(),
    query: cashBookFileQuery,
    answer: 'file',
  }),
  everyBook: get('admin/cash-books', {
    summary: 'Livros-caixa das pessoas, neste ano.',
    who: cashBooks.view,
    query: listQuery(['name'], cashBookListFilters),
    answer: page(cashBookRow),
  }),
  yearOfPerson: get('admin/cash-books/:id', {
    summary: 'O livro-caixa de uma pessoa em um ano.',
    who: cashBooks.view,
    query: cashBookYearQuery,
    answer: cashBookYear,
  }),
  proofsOfPerson: get('admin/cash-books/:id/proofs', {
    summary: 'Os comprovantes do livro-caixa de uma pessoa em um ano.',
    who: cashBooks.view,
    query: cashBookYearQuery,
    answer: object({ items: array(personProof.required()).required() }),
  }),
  proofOfPerson: get('admin/cash-books/:id/proofs/:proof_id', {
    summary: 'Um comprovante do livro-caixa de uma pessoa.',
    who: cashBooks.view,
    answer: 'file',
  }),
  closings: get('admin/cash-book-closings', {
    summary: 'Os livros-caixa num mês: fechados e por fechar.',
    who: cashBookClosings.view,
    query: listQuery(['name'], cashBookClosingFilters),
    answer: page(cashBookClosingRow),
  }),
  closeMonth: post('admin/cash-books/:id/close', {
    summary: 'Fecha um mês: os lançamentos não mudam mais.',
    who: cashBooks.close,
    body: closeMonthForm,
  }),
  reopenMonth: post('admin/cash-books/:id/reopen', {
    summary: 'Abre de novo um mês fechado, com o motivo.',
    who: cashBooks.close,
    body: reopenMonthForm,
  }),
  ...commentCalls('admin/cash-books/:id', 'o livro-caixa de uma pessoa', cashBookComments),
};
