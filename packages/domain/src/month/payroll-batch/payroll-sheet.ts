import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { cleanCnpj, isValidCnpj } from '../../shared/document/cnpj.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from '../../shared/sheet/amount.ts';
import {
  type Columns,
  calledByPlace,
  MOST_CELLS,
  namedColumns,
  namedCount,
  type SheetColumn,
  separatorBy,
  settledColumns,
  shownColumns,
} from '../../shared/sheet/columns.ts';
import { type CsvRow, readCsvRows } from '../../shared/sheet/csv-rows.ts';
import { decodeText } from '../../shared/sheet/decode.ts';
import { isCleanText } from '../../shared/text/text.ts';
import { MOST_PAYROLLS } from './payroll-batch.ts';
import { PAYROLL_SHEET, PAYROLL_VALUES, type PayrollColumn, payrollColumnLabel } from './payroll-columns.ts';

/** A row as it is written: of which company it is, and what it says of each amount, cents. `problem`: why it says nothing. */
export type PayrollSheetRow = {
  line: number;
  text: string;
  cnpj: string | null;
  name: string | null;
  values: Partial<PayrollMonth>;
  problem: string | null;
};

/** `missing`: what must be said of the columns before a row is read. */
export type PayrollSheetReading =
  | { ok: true; columns: SheetColumn<PayrollColumn>[]; missing: string | null; rows: PayrollSheetRow[] }
  | { ok: false; reason: string };

export type PayrollSheetFile = { bytes: Uint8Array; chosen: Columns<PayrollColumn> | null };

/** Reads a spreadsheet of payrolls saved as CSV. Never throws; linear in the size of the file. */
export const readPayrollSheet = ({ bytes, chosen }: PayrollSheetFile): PayrollSheetReading => {
  const text = decodeText(bytes);
  if (!isCleanText(text)) return { ok: false, reason: 'O arquivo não é só texto. Salve a planilha de novo como CSV.' };
  const { rows, unclosed } = readCsvRows(text, separatorBy(text, HEAD_ROWS, headScore));
  if (unclosed !== null) return { ok: false, reason: `Na linha ${unclosed} há aspas que não fecham.` };
  if (rows.length === 0) return { ok: false, reason: 'O arquivo está vazio.' };
  const head = headOf(rows);
  const headers = calledByPlace(rows[head]?.cells ?? []);
  const body = rows.slice(head + 1);
  if (headers.length < 2 || headers.length > MOST_CELLS || body.length === 0) return { ok: false, reason: NO_TABLE };
  if (body.length > MOST_PAYROLLS) return { ok: false, reason: TOO_MANY_ROWS };
  const { columns } = settledColumns(headers, { chosen, remembered: [], guessed: namedColumns(PAYROLL_SHEET, headers) });
  const missing = missingOf(columns);
  const shown = shownColumns(headers, body, columns);
  if (missing) return { ok: true, columns: shown, missing, rows: [] };
  const mark = decimalMarkOf(body.flatMap(({ cells }) => cells.filter((_cell, at) => isValue(columns[at]))));
  return { ok: true, columns: shown, missing: null, rows: body.flatMap((row) => rowOf(row, columns, mark)) };
};

const TOO_MANY_ROWS = `O arquivo tem mais de ${MOST_PAYROLLS.toLocaleString('pt-BR')} linhas. Divida-o e importe uma parte de cada vez.`;
const NO_TABLE =
  'Não encontramos uma tabela no arquivo: ele precisa de uma linha com os nomes das colunas e, abaixo dela, uma empresa em cada linha.';

/** Far enough for what stands above the names. */
const HEAD_ROWS = 20;

const headScore = (rows: readonly CsvRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => namedCount(PAYROLL_SHEET, cells))) * MOST_CELLS +
  Math.min(rows[0]?.cells.length ?? 0, MOST_CELLS - 1);

/** The row that names most columns, the first of them; where none names two, the first with more than one cell. */
const headOf = (rows: readonly CsvRow[]): number => {
  const top = rows.slice(0, HEAD_ROWS).map(({ cells }) => namedCount(PAYROLL_SHEET, cells));
  const most = Math.max(...top);
  return most > 1 ? top.indexOf(most) : rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
};

const isValue = (column: PayrollColumn | null | undefined): boolean => PAYROLL_VALUES.some((value) => value === column);

const missingOf = (columns: Columns<PayrollColumn>): string | null => {
  if (!columns.includes('cnpj') && !columns.includes('name')) return 'Diga qual coluna é o CNPJ ou o nome da empresa.';
  return columns.some(isValue) ? null : 'Diga qual coluna é o pró-labore, ou outro valor da folha.';
};

/** None of a row that is blank or a total. */
const rowOf = ({ line, cells }: CsvRow, columns: Columns<PayrollColumn>, mark: DecimalMark | null): PayrollSheetRow[] => {
  const at = (column: PayrollColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';
  const [cnpj, name] = [cnpjOf(at('cnpj')), at('name')];
  if (/^(?:sub)?tota(?:l|is)\b/i.test(cells.find(Boolean) ?? '') || (!at('cnpj') && !name)) return [];
  const row = { line, text: cells.filter(Boolean).join(' · ').slice(0, 120), cnpj, name: name || null };
  if (cnpj !== null && !isValidCnpj(cnpj)) return [{ ...row, values: {}, problem: 'CNPJ inválido. Confira os caracteres.' }];
  const read = PAYROLL_VALUES.flatMap((value) => {
    const written = at(value);
    return written ? [{ value, cents: readAmount(written, mark)?.cents ?? null, written }] : [];
  });
  const wrong = read.find(({ cents }) => cents === null || cents < 0 || cents > MOST_CENTS);
  const problem = wrong ? `${payrollColumnLabel[wrong.value]}: ${whyWrong(wrong)}` : null;
  const values = Object.fromEntries(read.map(({ value, cents }) => [value, cents ?? 0]));
  return [{ ...row, values: problem ? {} : values, problem }];
};

const whyWrong = ({ cents, written }: { cents: number | null; written: string }): string => {
  if (cents === null) return `“${written.slice(0, 40)}” não é um valor. Escreva como 1.234,56.`;
  return cents < 0 ? 'o valor não pode ser negativo.' : 'o valor é grande demais.';
};

/** R$ 1 bilhão: more is an amount in another column, or a CNPJ. */
const MOST_CENTS = 100_000_000_000;

/** A spreadsheet drops the zeros in front of a CNPJ that it takes for a number. */
const cnpjOf = (text: string): string | null => {
  const bare = cleanCnpj(text);
  if (!bare) return null;
  return /^\d{1,13}$/.test(bare) ? bare.padStart(14, '0') : bare;
};
