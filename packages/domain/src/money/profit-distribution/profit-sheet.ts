import { writtenCnpj } from '../../company/company/company-of-row.ts';
import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { cleanCpf, isValidCpf } from '../../shared/document/cpf.ts';
import { id, object } from '../../shared/schema/fields.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from '../../shared/sheet/amount.ts';
import { type Columns, columnsField, type SheetColumn, type SheetKind } from '../../shared/sheet/columns.ts';
import type { CsvRow } from '../../shared/sheet/csv-rows.ts';
import { isTotalRow, readSheetTable, type SheetFile } from '../../shared/sheet/sheet-table.ts';
import { readWrittenDay } from '../../shared/sheet/written-day.ts';

/** What a column of a spreadsheet of profits may hold. */
export const PROFIT_COLUMNS = ['cnpj', 'name', 'cpf', 'person', 'paid_on', 'amount', 'note'] as const;
export type ProfitColumn = (typeof PROFIT_COLUMNS)[number];

export const profitColumnLabel: Record<ProfitColumn, string> = {
  cnpj: 'CNPJ',
  name: 'Empresa',
  cpf: 'CPF do sócio',
  person: 'Sócio',
  paid_on: 'Pago em',
  amount: 'Valor',
  note: 'Observação',
};

/** Names without accents, case or signs; the first that fits holds, so the more special stand first. */
const PROFIT_SHEET: SheetKind<ProfitColumn> = {
  names: [
    ['cnpj', /\bc ?n ?p ?j\b/],
    ['cpf', /\bc ?p ?f\b/],
    ['person', /\b(?:socios?|beneficiarios?|quem recebeu)\b/],
    ['paid_on', /\b(?:data|dia|pago em|pagamento)\b/],
    ['amount', /\b(?:valor|quantia|distribuicao|lucros?|retirada)\b/],
    ['note', /\b(?:observac(?:ao|oes)|obs|nota|historico)\b/],
    ['name', /\b(?:empresa|razao social|nome|cliente)\b/],
  ],
};

/** Rows of one file. */
export const MOST_PROFITS = 500;

/** `after_id`: the company that the part before ended with. */
export const profitTemplateQuery = object({ after_id: id('Empresa') });

/** With the file: what the person said of its columns. */
export const profitSheetForm = object({ columns: columnsField(PROFIT_COLUMNS) });

/** A row as it is written. `problem`: why it says nothing. */
export type ProfitSheetRow = {
  line: number;
  text: string;
  cnpj: string | null;
  name: string | null;
  cpf: string | null;
  person: string | null;
  paid_on: string;
  amount: number;
  note: string | null;
  problem: string | null;
};

/** `missing`: what must be said of the columns before a row is read. */
export type ProfitSheetReading =
  | { ok: true; columns: SheetColumn<ProfitColumn>[]; missing: string | null; rows: ProfitSheetRow[] }
  | { ok: false; reason: string };

export type ProfitSheetFile = SheetFile<ProfitColumn>;

/** Reads a spreadsheet of profits saved as CSV. Never throws; linear in the size of the file. */
export const readProfitSheet = (file: ProfitSheetFile): ProfitSheetReading => {
  const table = readSheetTable(file, { kind: PROFIT_SHEET, most: MOST_PROFITS, rowIs: 'uma retirada' });
  if (!table.ok) return table;
  const { columns, shown, body } = table;
  const missing = missingOf(columns);
  if (missing) return { ok: true, columns: shown, missing, rows: [] };
  const mark = decimalMarkOf(body.map(({ cells }) => cells[columns.indexOf('amount')] ?? ''));
  return { ok: true, columns: shown, missing: null, rows: body.flatMap((row) => rowOf(row, columns, mark)) };
};

const missingOf = (columns: Columns<ProfitColumn>): string | null => {
  if (!columns.includes('cnpj') && !columns.includes('name')) return 'Diga qual coluna é o CNPJ ou o nome da empresa.';
  if (!columns.includes('paid_on')) return 'Diga qual coluna é o dia em que foi pago.';
  return columns.includes('amount') ? null : 'Diga qual coluna é o valor.';
};

/** None of a row that is blank or a total, or a partner of the model to whom nothing was paid. */
const rowOf = (written: CsvRow, columns: Columns<ProfitColumn>, mark: DecimalMark | null): ProfitSheetRow[] => {
  const { line, cells } = written;
  const at = (column: ProfitColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';
  if (isTotalRow(written) || (!at('cnpj') && !at('name')) || (!at('paid_on') && !at('amount'))) return [];
  const [cnpj, bareCpf] = [writtenCnpj(at('cnpj')), cleanCpf(at('cpf'))];
  const cpf = bareCpf ? bareCpf.padStart(CPF_DIGITS, '0') : null;
  const [paid_on, amount] = [readWrittenDay(at('paid_on')), readAmount(at('amount'), mark)?.cents ?? null];
  return [
    {
      line,
      text: cells.filter(Boolean).join(' · ').slice(0, 120),
      cnpj,
      name: at('name') || null,
      cpf,
      person: at('person').slice(0, 120) || null,
      paid_on: paid_on ?? '',
      amount: amount ?? 0,
      note: at('note').slice(0, 300) || null,
      problem: problemOf({ cnpj, cpf, paid_on, amount }, at),
    },
  ];
};

const CPF_DIGITS = 11;

type Read = Pick<ProfitSheetRow, 'cnpj' | 'cpf'> & { paid_on: string | null; amount: number | null };

const problemOf = ({ cnpj, cpf, paid_on, amount }: Read, at: (column: ProfitColumn) => string): string | null => {
  if (cnpj !== null && !isValidCnpj(cnpj)) return 'CNPJ inválido. Confira os caracteres.';
  if (cpf !== null && !isValidCpf(cpf)) return 'CPF inválido. Confira os números.';
  if (paid_on === null) return `Pago em: “${at('paid_on').slice(0, 40)}” não é um dia. Escreva como 20/10/2026.`;
  if (amount === null) return `Valor: “${at('amount').slice(0, 40)}” não é um valor. Escreva como 1.234,56.`;
  if (amount <= 0) return 'Valor: escreva um valor maior que zero.';
  return amount > MOST_CENTS ? 'Valor: escreva um valor menor que 100 milhões.' : null;
};

const MOST_CENTS = 99_999_999_99;
