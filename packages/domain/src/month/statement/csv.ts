import { countOf } from '../../shared/text/text.ts';
import { decimalMarkOf } from './amount.ts';
import { type CsvColumns, namedColumns, unnamedColumns } from './csv-columns.ts';
import { type CsvLine, csvLineReader } from './csv-line.ts';
import { type CsvRow, readCsvRows, SEPARATORS, type Separator } from './csv-rows.ts';
import { decodeStatement } from './decode.ts';
import { type Transaction, withOwnIds } from './transaction.ts';
import { type Warning, warningList } from './warnings.ts';

/** `opening` and `closing` in integer cents, null when the file does not state them; `line` counts from 1, null when no line is to blame. */
export type CsvReading =
  | { ok: true; transactions: Transaction[]; opening: number | null; closing: number | null; warnings: Warning[] }
  | { ok: false; line: number | null; reason: string };

/**
 * Reads a CSV statement: separated by ';', ',' or tab, with the names of the columns in Portuguese after any lines of the bank's own, or with none and
 * date, description, amount. A line that is half a movement (a date without amount, an amount without date, a date that does not exist) refuses the
 * file and is named; a line that is none (a balance, a total, a note) is left out with a warning. `near`: the month ('YYYY-MM') that it is sent for. Never
 * throws; linear in the size of the file.
 */
export const readCsv = (bytes: Uint8Array, near?: string): CsvReading => {
  const text = decodeStatement(bytes);
  if (text.trim() === '') return { ok: false, line: null, reason: 'O arquivo está vazio. Baixe o extrato de novo no site do banco.' };
  const layout = findLayout(text);
  if (!layout) return { ok: false, line: 1, reason: 'Nenhuma linha diz os nomes das colunas: é preciso ter data, histórico e valor.' };
  const { rows, unclosed } = readCsvRows(text, layout.separator);
  if (unclosed !== null) return { ok: false, line: unclosed, reason: `Na linha ${unclosed} há aspas que não fecham.` };

  const warnings = warningList();
  for (const { line, cells } of rows.slice(0, layout.first))
    if (line !== layout.header) warnings.add('preamble', `A linha ${line} vem antes dos lançamentos: “${shown(cells)}”.`);

  const body = rows.slice(layout.first);
  const readLine = csvLineReader({ columns: layout.columns, mark: decimalMarkOf(amountTexts(body, layout.columns)), near, warnings });
  const lines: CsvLine[] = [];
  for (const row of body) {
    const read = readLine(row, lines.at(-1));
    if (typeof read === 'string') return { ok: false, line: row.line, reason: `Linha ${row.line}: ${read}` };
    if (read) lines.push(read);
  }
  return finish(lines, warnings);
};

type Layout = { separator: Separator; columns: CsvColumns; header: number | null; first: number };

/** Far enough for what banks write above the names. */
const HEAD_CHARACTERS = 20_000;
const HEAD_ROWS = 40;

const findLayout = (text: string): Layout | null => {
  const heads = SEPARATORS.map((separator) => ({
    separator,
    rows: readCsvRows(text.slice(0, HEAD_CHARACTERS), separator).rows.slice(0, HEAD_ROWS),
  }));
  for (const { separator, rows } of heads)
    for (const [index, row] of rows.entries()) {
      const columns = namedColumns(row);
      if (columns) return { separator, columns, header: row.line, first: index + 1 };
    }
  for (const { separator, rows } of heads)
    for (const [index, row] of rows.entries()) {
      const columns = unnamedColumns(row);
      if (columns) return { separator, columns, header: null, first: index };
    }
  return null;
};

function* amountTexts(rows: readonly CsvRow[], { amount, credit, debit }: CsvColumns): Generator<string> {
  for (const { cells } of rows) for (const index of [amount, credit, debit]) if (cells[index]) yield cells[index];
}

const finish = (lines: readonly CsvLine[], warnings: ReturnType<typeof warningList>): CsvReading => {
  const movements = lines.filter((line) => line.transaction !== null);
  const { transactions, repeated } = withOwnIds(movements.flatMap(({ transaction }) => transaction ?? []));
  if (repeated > 0)
    warnings.add('repeated_id', `O banco repetiu a identificação de ${countOf(repeated, 'lançamento', 'lançamentos')}. Todos foram lidos.`);
  if (transactions.length === 0) warnings.add('no_transactions', 'O arquivo não traz nenhum lançamento.');
  const chain = runningBalances(movements);
  const stated = (row: 'opening' | 'closing') => lines.find((line) => line.states === row)?.balance ?? null;
  return {
    ok: true,
    transactions,
    opening: stated('opening') ?? chain?.opening ?? null,
    closing: stated('closing') ?? chain?.closing ?? null,
    warnings: warnings.all(),
  };
};

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
