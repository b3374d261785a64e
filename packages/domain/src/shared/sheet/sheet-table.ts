import { isCleanText } from '../text/text.ts';
import {
  type Columns,
  calledByPlace,
  MOST_CELLS,
  namedColumns,
  namedCount,
  type SheetColumn,
  type SheetKind,
  separatorBy,
  settledColumns,
  shownColumns,
} from './columns.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { decodeText } from './decode.ts';

/** What is read of a spreadsheet, and what a person said of its columns. */
export type SheetFile<Column extends string> = { bytes: Uint8Array; chosen: Columns<Column> | null };

/** `body`: the rows below the names of the columns; `shown`: the columns as a person corrects them. */
export type SheetTable<Column extends string> =
  | { ok: true; columns: Columns<Column>; shown: SheetColumn<Column>[]; body: CsvRow[] }
  | { ok: false; reason: string };

/** `rowIs`: what stands in each row, as a person is told it. */
type Expected<Column extends string> = { kind: SheetKind<Column>; most: number; rowIs: string };

/** The table of a spreadsheet saved as CSV, wherever in the file it begins. Never throws; linear in the size of the file. */
export const readSheetTable = <Column extends string>(
  { bytes, chosen }: SheetFile<Column>,
  { kind, most, rowIs }: Expected<Column>,
): SheetTable<Column> => {
  const text = decodeText(bytes);
  if (!isCleanText(text)) return { ok: false, reason: 'O arquivo não é só texto. Salve a planilha de novo como CSV.' };
  const { rows, unclosed } = readCsvRows(
    text,
    separatorBy(text, HEAD_ROWS, (head) => headScore(kind, head)),
  );
  if (unclosed !== null) return { ok: false, reason: `Na linha ${unclosed} há aspas que não fecham.` };
  if (rows.length === 0) return { ok: false, reason: 'O arquivo está vazio.' };
  const head = headOf(kind, rows);
  const headers = calledByPlace(rows[head]?.cells ?? []);
  const body = rows.slice(head + 1);
  if (headers.length < 2 || headers.length > MOST_CELLS || body.length === 0)
    return {
      ok: false,
      reason: `Não encontramos uma tabela no arquivo: ele precisa de uma linha com os nomes das colunas e, abaixo dela, ${rowIs} em cada linha.`,
    };
  if (body.length > most)
    return { ok: false, reason: `O arquivo tem mais de ${most.toLocaleString('pt-BR')} linhas. Divida-o e importe uma parte de cada vez.` };
  const { columns } = settledColumns(headers, { chosen, remembered: [], guessed: namedColumns(kind, headers) });
  return { ok: true, columns, shown: shownColumns(headers, body, columns), body };
};

/** Far enough for what stands above the names. */
const HEAD_ROWS = 20;

const headScore = <Column extends string>(kind: SheetKind<Column>, rows: readonly CsvRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => namedCount(kind, cells))) * MOST_CELLS + Math.min(rows[0]?.cells.length ?? 0, MOST_CELLS - 1);

/** The row that names most columns, the first of them; where none names two, the first with more than one cell. */
const headOf = <Column extends string>(kind: SheetKind<Column>, rows: readonly CsvRow[]): number => {
  const top = rows.slice(0, HEAD_ROWS).map(({ cells }) => namedCount(kind, cells));
  const most = Math.max(...top);
  return most > 1 ? top.indexOf(most) : rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
};

/** Sums below a table are no rows of it. */
export const isTotalRow = ({ cells }: CsvRow): boolean => /^(?:sub)?tota(?:l|is)\b/i.test(cells.find(Boolean) ?? '');
