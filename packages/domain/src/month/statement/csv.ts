import { decimalMarkOf } from '../../shared/sheet/amount.ts';
import {
  type Columns,
  HEAD_CHARACTERS,
  headersKey,
  MOST_CELLS,
  missingColumns,
  type RememberedColumns,
  type SheetColumn,
  settledColumns,
  shownColumns,
} from '../../shared/sheet/columns.ts';
import { type CsvRow, readCsvRows, SEPARATORS } from '../../shared/sheet/csv-rows.ts';
import { decodeText } from '../../shared/sheet/decode.ts';
import { countOf } from '../../shared/text/text.ts';
import { type CsvPlaces, findLayout, type Layout, placesOf, STATEMENT_VALUES, type StatementColumn } from './csv-columns.ts';
import { type CsvLine, csvLineReader, UNREAD_LINE } from './csv-line.ts';
import { type Transaction, withOwnIds } from './transaction.ts';
import { type Warning, warningList } from './warnings.ts';

/** What was said of a file's columns: now, and of earlier files of its account. */
export type SaidColumns = { chosen: Columns<StatementColumn> | null; remembered: readonly RememberedColumns<StatementColumn>[] };

/**
 * What the columns of a file were taken for, and by whose word. `headers`: by what they are remembered; `corrected`: a person's word made them other than
 * the names say. `problem`: what keeps the file from being read with them; `doubts`: what a person should look at; `rows`: the first movements.
 */
export type CsvTable = {
  columns: SheetColumn<StatementColumn>[];
  headers: string;
  by: 'person' | 'memory' | 'names';
  corrected: boolean;
  isSure: boolean;
  problem: string | null;
  doubts: string[];
  rows: CsvTableRow[];
};

/** `line` in the file from 1; `amount` and `balance` in integer cents; the balance is null where the row states none. */
export type CsvTableRow = Pick<Transaction, 'date' | 'memo' | 'amount'> & { line: number; balance: number | null };

/**
 * `opening` and `closing` in integer cents, null when the file does not state them; `line` counts from 1, null when no line is to blame. `table`: null where
 * there are no columns to speak of.
 */
export type CsvReading = { table: CsvTable | null } & (
  | { ok: true; transactions: Transaction[]; opening: number | null; closing: number | null; warnings: Warning[] }
  | { ok: false; line: number | null; reason: string }
);

/**
 * Reads a CSV statement: separated by ';', ',' or tab, with the names of the columns in Portuguese after any lines of the bank's own, or with none and
 * date, description, amount, or with columns that a person has named (`said`). A line that is half a movement (a date without amount, an amount without
 * date, a date that does not exist) refuses the file and is named; a line that is none (a balance, a total, a note) is left out with a warning. `near`: the
 * month ('YYYY-MM') that it is sent for. Never throws; linear in the size of the file.
 */
export const readCsv = (bytes: Uint8Array, near?: string, said: SaidColumns = NOTHING_SAID): CsvReading => {
  const text = decodeText(bytes);
  if (text.trim() === '')
    return { ok: false, table: null, line: null, reason: 'O arquivo está vazio. Baixe o extrato de novo no site do banco.' };
  const layout = findLayout(
    SEPARATORS.map((separator) => ({ separator, rows: readCsvRows(text.slice(0, HEAD_CHARACTERS), separator).rows.slice(0, HEAD_ROWS) })),
  );
  if (!layout) return { ok: false, table: null, line: 1, reason: NO_NAMES };
  const { rows, unclosed } = readCsvRows(text, layout.separator);
  if (unclosed !== null) return { ok: false, table: null, line: unclosed, reason: `Na linha ${unclosed} há aspas que não fecham.` };
  const body = rows.slice(layout.first);
  const table = tableOf(layout, body, said);
  const columns = table.columns.length > 0 ? table.columns.map(({ column }) => column) : layout.guessed;
  const missing = missingColumns(columns, STATEMENT_VALUES);
  if (missing)
    return {
      ok: false,
      table: { ...table, problem: missing },
      line: layout.header ?? 1,
      reason: table.by === 'names' ? NO_NAMES : missing,
    };
  return readRows(rows, layout, { table, places: placesOf(columns, layout.headers), near });
};

const NOTHING_SAID: SaidColumns = { chosen: null, remembered: [] };
const NO_NAMES = 'Nenhuma linha diz os nomes das colunas: é preciso ter data, histórico e valor.';

/** Far enough for what banks write above the names. */
const HEAD_ROWS = 40;
/** Rows that are shown before a file is kept. */
const MOST_SHOWN = 5;

/** Columns beyond what a person looks through are read as their names say, and none is shown. */
const tableOf = ({ headers, guessed, isSure }: Layout, body: readonly CsvRow[], said: SaidColumns): CsvTable => {
  const { columns, by } = settledColumns(headers, { ...said, guessed });
  const corrected = columns.join() !== guessed.join();
  const shown = headers.length > MOST_CELLS ? [] : shownColumns(headers, body, columns);
  return {
    columns: shown,
    headers: headersKey(headers),
    by,
    corrected,
    isSure: isSure || by !== 'names',
    problem: null,
    doubts: [],
    rows: [],
  };
};

type Table = { table: CsvTable; places: CsvPlaces; near: string | undefined };

const readRows = (rows: readonly CsvRow[], layout: Layout, { table, places, near }: Table): CsvReading => {
  const warnings = warningList();
  for (const { line, cells } of rows.slice(0, layout.first))
    if (line !== layout.header) warnings.add('preamble', `A linha ${line} vem antes dos lançamentos: “${shown(cells)}”.`);

  const body = rows.slice(layout.first);
  const readLine = csvLineReader({ columns: places, mark: decimalMarkOf(amountTexts(body, places)), near, warnings });
  const lines: CsvLine[] = [];
  for (const row of body) {
    const read = readLine(row, lines.at(-1));
    if (typeof read === 'string') {
      const reason = `Linha ${row.line}: ${read}`;
      return { ok: false, table: { ...table, problem: reason }, line: row.line, reason };
    }
    if (read) lines.push(read);
  }
  return finish(lines, warnings, table);
};

function* amountTexts(rows: readonly CsvRow[], { amount, credit, debit }: CsvPlaces): Generator<string> {
  for (const { cells } of rows) for (const index of [amount, credit, debit]) if (cells[index]) yield cells[index];
}

const finish = (lines: readonly CsvLine[], warnings: ReturnType<typeof warningList>, table: CsvTable): CsvReading => {
  const movements = lines.filter((line) => line.transaction !== null);
  const { transactions, repeated } = withOwnIds(movements.flatMap(({ transaction }) => transaction ?? []));
  if (repeated > 0)
    warnings.add('repeated_id', `O banco repetiu a identificação de ${countOf(repeated, 'lançamento', 'lançamentos')}. Todos foram lidos.`);
  if (transactions.length === 0) warnings.add('no_transactions', 'O arquivo não traz nenhum lançamento.');
  const chain = runningBalances(movements);
  const all = warnings.all();
  const doubts = all.filter(({ code }) => DOUBTFUL.has(code)).map(({ message }) => message);
  const stated = (row: 'opening' | 'closing') => lines.find((line) => line.states === row)?.balance ?? null;
  return {
    ok: true,
    table: { ...table, doubts, rows: movements.slice(0, MOST_SHOWN).flatMap(shownRow) },
    transactions,
    opening: stated('opening') ?? chain?.opening ?? null,
    closing: stated('closing') ?? chain?.closing ?? null,
    warnings: all,
  };
};

/** Warnings that other columns might take away. */
const DOUBTFUL = new Set([UNREAD_LINE, 'ambiguous_amount', 'sign_contradicts_type', 'no_transactions']);

const shownRow = ({ line, transaction, balance }: CsvLine): CsvTableRow | [] =>
  transaction ? { line, date: transaction.date, memo: transaction.memo, amount: transaction.amount, balance } : [];

/** Opening and closing from a balance beside every movement, oldest or newest first; null when they do not follow one from another. */
const runningBalances = (movements: readonly CsvLine[]): { opening: number; closing: number } | null => {
  for (const ordered of [movements, movements.toReversed()]) {
    const [first] = ordered;
    if (!first?.transaction || first.balance === null) return null;
    const opening = first.balance - first.transaction.amount;
    let balance = opening;
    const follows = ordered.every((line) => {
      balance += line.transaction?.amount ?? 0;
      return line.balance === balance;
    });
    if (follows) return { opening, closing: balance };
  }
  return null;
};

const shown = (cells: readonly string[]): string => cells.filter(Boolean).join(' ').slice(0, 80);
