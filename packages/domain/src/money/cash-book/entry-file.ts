import { parse } from '../../shared/schema/parse.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from '../../shared/sheet/amount.ts';
import {
  calledByPlace,
  guessedColumns,
  MOST_CELLS,
  missingColumns,
  namedCount,
  type RememberedColumns,
  type SheetColumn,
  separatorBy,
  settledColumns,
  shownColumns,
} from '../../shared/sheet/columns.ts';
import { type CsvRow, readCsvRows } from '../../shared/sheet/csv-rows.ts';
import { decodeText } from '../../shared/sheet/decode.ts';
import { isCleanText } from '../../shared/text/text.ts';
import { isCarneLeaoLine, readCarneLeaoLine } from './carne-leao-file.ts';
import { type CashBookEntryForm, cashBookEntryForm } from './cash-book-form.ts';
import { ENTRY_SHEET, ENTRY_VALUES, type EntryColumn, type EntryColumns } from './entry-columns.ts';
import { type RowReader, readEntryRow } from './entry-row.ts';

/** As many rows as the Carnê-Leão Web takes in one file. */
export const MOST_ENTRY_ROWS = 1000;

/** A row: `line` in the file from 1, `text` as it was written. `entry` null where it is none, and `problem` says why. */
export type FileEntry = { line: number; text: string; entry: CashBookEntryForm | null; problem: string | null; isCancelled: boolean };

/** `columns` is empty of a file of the Carnê-Leão Web, whose places are fixed. `missing`: what must be said of the columns before any row is read. */
export type EntryFileReading =
  | { ok: true; columns: SheetColumn<EntryColumn>[]; missing: string | null; rows: FileEntry[] }
  | { ok: false; reason: string };

export type EntryFile = {
  bytes: Uint8Array;
  chosen: EntryColumns | null;
  remembered: readonly RememberedColumns<EntryColumn>[];
  today: string;
};

/**
 * Reads a file of entries: a person's own spreadsheet saved as CSV, the receipts of Receita Saúde, or a file for the Carnê-Leão Web. What its columns are is
 * what the person has chosen, else what they chose of a file with the same names, else what the names say. Never throws; linear in the size of the file.
 */
export const readEntryFile = ({ bytes, chosen, remembered, today }: EntryFile): EntryFileReading => {
  const text = decodeText(bytes);
  if (!isCleanText(text)) return { ok: false, reason: 'O arquivo não é só texto. Salve a planilha de novo como CSV.' };
  const { rows, unclosed } = readCsvRows(text, separatorBy(text, HEAD_ROWS, headScore));
  if (unclosed !== null) return { ok: false, reason: `Na linha ${unclosed} há aspas que não fecham.` };
  const [first] = rows;
  if (!first) return { ok: false, reason: 'O arquivo está vazio.' };
  if (rows.length > MOST_ENTRY_ROWS + HEAD_ROWS) return { ok: false, reason: TOO_MANY };
  if (isCarneLeaoLine(first.cells))
    return rows.length > MOST_ENTRY_ROWS
      ? { ok: false, reason: TOO_MANY }
      : { ok: true, columns: [], missing: null, rows: rows.map((row) => judged(row, { raw: readCarneLeaoLine(row.cells) }, today)) };

  const head = headOf(rows);
  const headers = calledByPlace(rows[head]?.cells ?? []);
  const body = rows.slice(head + 1);
  if (headers.length < 2 || headers.length > MOST_CELLS || body.length === 0) return { ok: false, reason: NO_TABLE };
  if (body.length > MOST_ENTRY_ROWS) return { ok: false, reason: TOO_MANY };
  const guessed = guessedColumns(ENTRY_SHEET, headers, body[0]?.cells ?? []);
  const { columns } = settledColumns(headers, { chosen, remembered, guessed });
  const missing = missingColumns(columns, ENTRY_VALUES);
  const shown = shownColumns(headers, body, columns);
  if (missing) return { ok: true, columns: shown, missing, rows: [] };
  const reader = readerOf(body, columns);
  const entries = body.flatMap((row) => {
    const read = readEntryRow(row.cells, reader);
    return read === null ? [] : [judged(row, read, today)];
  });
  return { ok: true, columns: shown, missing: null, rows: entries };
};

const TOO_MANY = `O arquivo tem mais de ${MOST_ENTRY_ROWS.toLocaleString('pt-BR')} linhas. Divida-o e importe uma parte de cada vez.`;
const NO_TABLE =
  'Não encontramos uma tabela no arquivo: ele precisa de uma linha com os nomes das colunas e, abaixo dela, um lançamento em cada linha.';

/** Far enough for what stands above the names. */
const HEAD_ROWS = 20;

/** A separator is right where a row names most columns; where none does, where the first row has most cells. */
const headScore = (rows: readonly CsvRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => namedCount(ENTRY_SHEET, cells))) * MOST_CELLS +
  Math.min(rows[0]?.cells.length ?? 0, MOST_CELLS - 1);

/** The row that names most columns, the first of them; where none names two, the first with more than one cell. */
const headOf = (rows: readonly CsvRow[]): number => {
  const top = rows.slice(0, HEAD_ROWS).map(({ cells }) => namedCount(ENTRY_SHEET, cells));
  const most = Math.max(...top);
  return most > 1 ? top.indexOf(most) : rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
};

const readerOf = (body: readonly CsvRow[], columns: EntryColumns): RowReader => {
  const places = columns.flatMap((column, index) => (column === 'amount' || column === 'income' || column === 'payment' ? [index] : []));
  const texts = body.flatMap(({ cells }) => places.map((index) => cells[index] ?? ''));
  const mark: DecimalMark | null = decimalMarkOf(texts);
  return { columns, mark, signed: texts.some((text) => (readAmount(text, mark)?.cents ?? 0) < 0) };
};

const judged = (
  { line, cells }: CsvRow,
  read: { raw: Record<string, unknown>; isCancelled?: boolean } | string,
  today: string,
): FileEntry => {
  const text = cells.filter(Boolean).join(' · ').slice(0, 120);
  if (typeof read === 'string') return { line, text, entry: null, problem: read, isCancelled: false };
  const parsed = parse(cashBookEntryForm, read.raw, { today });
  const isCancelled = read.isCancelled ?? false;
  if (parsed.ok) return { line, text, entry: parsed.value, problem: null, isCancelled };
  const sentences = Object.values(parsed.errors).flatMap(([sentence]) => sentence ?? []);
  return { line, text, entry: null, problem: sentences.join(' '), isCancelled };
};
