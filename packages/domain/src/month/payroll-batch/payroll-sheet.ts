import { writtenCnpj } from '../../company/company/company-of-row.ts';
import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from '../../shared/sheet/amount.ts';
import type { Columns, SheetColumn } from '../../shared/sheet/columns.ts';
import type { CsvRow } from '../../shared/sheet/csv-rows.ts';
import { isTotalRow, readSheetTable, type SheetFile } from '../../shared/sheet/sheet-table.ts';
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

export type PayrollSheetFile = SheetFile<PayrollColumn>;

/** Reads a spreadsheet of payrolls saved as CSV. Never throws; linear in the size of the file. */
export const readPayrollSheet = (file: PayrollSheetFile): PayrollSheetReading => {
  const table = readSheetTable(file, { kind: PAYROLL_SHEET, most: MOST_PAYROLLS, rowIs: 'uma empresa' });
  if (!table.ok) return table;
  const { columns, shown, body } = table;
  const missing = missingOf(columns);
  if (missing) return { ok: true, columns: shown, missing, rows: [] };
  const mark = decimalMarkOf(body.flatMap(({ cells }) => cells.filter((_cell, at) => isValue(columns[at]))));
  return { ok: true, columns: shown, missing: null, rows: body.flatMap((row) => rowOf(row, columns, mark)) };
};

const isValue = (column: PayrollColumn | null | undefined): boolean => PAYROLL_VALUES.some((value) => value === column);

const missingOf = (columns: Columns<PayrollColumn>): string | null => {
  if (!columns.includes('cnpj') && !columns.includes('name')) return 'Diga qual coluna é o CNPJ ou o nome da empresa.';
  return columns.some(isValue) ? null : 'Diga qual coluna é o pró-labore, ou outro valor da folha.';
};

/** None of a row that is blank or a total. */
const rowOf = (written: CsvRow, columns: Columns<PayrollColumn>, mark: DecimalMark | null): PayrollSheetRow[] => {
  const { line, cells } = written;
  const at = (column: PayrollColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';
  const [cnpj, name] = [writtenCnpj(at('cnpj')), at('name')];
  if (isTotalRow(written) || (!at('cnpj') && !name)) return [];
  const row = { line, text: cells.filter(Boolean).join(' · ').slice(0, 120), cnpj, name: name || null };
  if (cnpj !== null && !isValidCnpj(cnpj)) return [{ ...row, values: {}, problem: 'CNPJ inválido. Confira os caracteres.' }];
  const read = PAYROLL_VALUES.flatMap((value) => {
    const cell = at(value);
    return cell ? [{ value, cents: readAmount(cell, mark)?.cents ?? null, written: cell }] : [];
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
