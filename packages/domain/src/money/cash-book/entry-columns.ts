import { isDateCell } from '../../month/statement/statement-date.ts';
import { searchKey } from '../../shared/text/text.ts';

/** What a column of a person's own file may hold. */
export const ENTRY_COLUMNS = [
  'date',
  'amount',
  'income',
  'payment',
  'history',
  'kind',
  'code',
  'payer',
  'patient',
  'competence',
  'receipt',
  'receipt_issued',
  'receipt_cancelled',
  'situation',
] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

export const entryColumnLabel: Record<EntryColumn, string> = {
  date: 'Data',
  amount: 'Valor',
  income: 'Valor recebido',
  payment: 'Valor pago',
  history: 'Histórico',
  kind: 'Tipo (rendimento ou pagamento)',
  code: 'Conta',
  payer: 'CPF ou CNPJ de quem pagou',
  patient: 'CPF do paciente',
  competence: 'Competência (INSS)',
  receipt: 'Número do recibo',
  receipt_issued: 'Emissão do recibo',
  receipt_cancelled: 'Cancelamento do recibo',
  situation: 'Situação do recibo',
};

/** For each column of a file what it was taken for; null where it is left out. */
export type EntryColumns = (EntryColumn | null)[];

/**
 * Names of columns without accents, case or signs. Those of the receipts of Receita Saúde are read by their words (número do recibo, data de emissão, data do
 * pagamento, CPF do pagador, CPF do beneficiário, valor, situação: what a receipt says, IN RFB 2.240/2024): no layout of the file that a doctor downloads is
 * published, so that none is presumed, and a person corrects what was taken for something else. The first that fits holds; the more special stand first.
 */
const NAMES: readonly [EntryColumn, RegExp][] = [
  ['receipt_cancelled', /\bcancelamento\b/],
  ['receipt_issued', /\b(?:emissao|emitido em)\b/],
  ['situation', /^(?:situacao|status)\b/],
  ['receipt', /^(?!(?:valor|data|dia|cpf|nome)\b).*\brecibo\b/],
  ['competence', /\bcompetencia\b/],
  ['patient', /^(?:cpf|documento)\b.*\b(?:paciente|beneficiario)\b/],
  ['payer', /^(?:cpf|cnpj|documento)\b/],
  ['date', /^(?:data|dt|dia|quando)\b/],
  ['income', /^(?:valor )?(?:recebid[oa]s?|receitas?|entradas?|rendimentos?|creditos?)\b(?! (?:de|em|por|via)\b)/],
  ['payment', /^(?:valor )?(?:pagos?|despesas?|saidas?|pagamentos?|debitos?|gastos?)\b(?! (?:a|em|por|via)\b)/],
  ['amount', /^(?:valor|quantia|montante|preco|total)\b/],
  ['kind', /^(?:tipo|natureza)\b/],
  ['code', /^(?:conta|categoria|plano de contas|codigo)\b/],
  ['history', /^(?:historico|descricao|lancamento|paciente|nome|servico|observac(?:ao|oes)|o que)\b/],
];

/** What the columns of a file are taken for, by their names; a day without a named column is the first that looks like one in `sample`. */
export const guessedColumns = (headers: readonly string[], sample: readonly string[]): EntryColumns => {
  const columns: EntryColumns = headers.map(() => null);
  for (const [column, name] of NAMES) {
    const index = headers.findIndex((header, at) => columns[at] === null && name.test(bare(header)));
    if (index !== -1) columns[index] = column;
  }
  const day = columns.includes('date') ? -1 : sample.findIndex((cell, at) => columns[at] === null && isDateCell(cell));
  if (day !== -1) columns[day] = 'date';
  return columns;
};

/** How well a row names columns: a file begins with the one that names most. */
export const namedCount = (headers: readonly string[]): number => guessedColumns(headers, []).filter((column) => column !== null).length;

/** What stands in the way of reading any row, for the person to correct; null where nothing does. */
export const missingColumns = (columns: EntryColumns): string | null => {
  if (!columns.includes('date')) return 'Diga qual coluna é a data.';
  if (!columns.includes('amount') && !columns.includes('income') && !columns.includes('payment')) return 'Diga qual coluna é o valor.';
  return null;
};

const bare = (header: string): string =>
  searchKey(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** 'date,amount,,history', as a form carries the columns; null where it names something else. */
export const readColumns = (text: string): EntryColumns | null => {
  const names = text.split(',');
  return names.every((name) => name === '' || isEntryColumn(name)) ? names.map((name) => (isEntryColumn(name) ? name : null)) : null;
};

const isEntryColumn = (name: string): name is EntryColumn => (ENTRY_COLUMNS as readonly string[]).includes(name);

export const writeColumns = (columns: EntryColumns): string => columns.map((column) => column ?? '').join(',');
