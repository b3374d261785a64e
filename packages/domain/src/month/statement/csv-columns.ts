import { readAmount } from '../../shared/sheet/amount.ts';
import {
  bareName,
  type Columns,
  calledByPlace,
  guessedColumns,
  MOST_CELLS,
  missingColumns,
  namedColumns,
  type SheetKind,
} from '../../shared/sheet/columns.ts';
import type { CsvRow, Separator } from '../../shared/sheet/csv-rows.ts';
import { isDateCell } from '../../shared/sheet/written-day.ts';

/** What a column of a bank's CSV may hold. */
export const STATEMENT_COLUMNS = ['date', 'memo', 'amount', 'credit', 'debit', 'direction', 'balance', 'id'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export const statementColumnLabel: Record<StatementColumn, string> = {
  date: 'Data',
  memo: 'Descrição',
  amount: 'Valor',
  credit: 'Crédito (o que entrou)',
  debit: 'Débito (o que saiu)',
  direction: 'Crédito ou débito (C ou D)',
  balance: 'Saldo',
  id: 'Identificação do banco',
};

/** What says how much a row is. */
export const STATEMENT_VALUES = ['amount', 'credit', 'debit'] as const satisfies StatementColumn[];
/** A description may stand in several columns. */
export const SEVERAL_COLUMNS: ReadonlySet<StatementColumn> = new Set(['memo']);

/** Which cell of a row holds what; -1 where the file has no such column. */
export type CsvPlaces = Record<Exclude<StatementColumn, 'memo'>, number> & {
  memo: number[];
  /** A purchase stands without a sign, as on the bill of a card: what is positive is money that leaves. */
  isCard: boolean;
};

// Names as banks write them.
const OF = '(?: (?:do |da |de )?(?:lancamento|lancamentos|lanc|movimento|movimentacao|mov|transacao|operacao|historico|compra))?';
const IN_REAIS = '(?: (?:r|rs|brl|em reais))?';
const SHEET: SheetKind<StatementColumn> = {
  several: SEVERAL_COLUMNS,
  names: [
    ['date', new RegExp(`^(?:data|dt|date)(?: e hora| hora| contabil)?${OF}$`)],
    [
      'memo',
      new RegExp(
        `^(?:historico|descricao|lancamentos?|memo|detalhes?|transacao|estabelecimento|favorecido|titulo|title|description)${OF}$`,
      ),
    ],
    ['amount', new RegExp(`^(?:valor|quantia|montante|amount)${OF}${IN_REAIS}$`)],
    ['credit', new RegExp(`^(?:valor (?:do |de )?)?(?:creditos?|entradas?)${IN_REAIS}$`)],
    ['debit', new RegExp(`^(?:valor (?:do |de )?)?(?:debitos?|saidas?)${IN_REAIS}$`)],
    ['direction', /^(?:tipo|natureza|d c|c d|deb cred|debito credito|credito debito)(?: (?:de |do )?(?:lancamento|transacao|operacao))?$/],
    ['balance', new RegExp(`^saldos?(?: (?:do dia|final|atual|parcial|disponivel|contabil))?${IN_REAIS}$`)],
    ['id', /^(?:identificador|id|fitid|codigo)(?: (?:da |do )?(?:transacao|operacao|lancamento))?$/],
  ],
};

/** The bill of a card as Nubank exports it; its account has Portuguese names and signed values. */
const NUBANK_CARD = 'date,title,amount';

/** How a file is cut and begins. `header`: the line of its names; `first`: the index of its first row; `isSure`: its own names say all that is needed. */
export type Layout = {
  separator: Separator;
  headers: string[];
  guessed: Columns<StatementColumn>;
  header: number | null;
  first: number;
  isSure: boolean;
};

type Head = { separator: Separator; rows: readonly CsvRow[] };

/**
 * The layout of a file by its `heads`, its first rows as each separator cuts them: by a row that names a day and a value, else by a first row of exactly a
 * day, a description and a value, else by the first row with a day, of which a person has to say the rest. Null: there is no day.
 */
export const findLayout = (heads: readonly Head[]): Layout | null => byNames(heads) ?? byPlaces(heads) ?? byDay(heads);

const byNames = (heads: readonly Head[]): Layout | null => {
  for (const { separator, rows } of heads)
    for (const [index, { line, cells }] of rows.entries()) {
      const guessed = namedColumns(SHEET, cells);
      if (!missingColumns(guessed, STATEMENT_VALUES))
        return { separator, headers: calledByPlace(cells), guessed, header: line, first: index + 1, isSure: true };
    }
  return null;
};

const byPlaces = (heads: readonly Head[]): Layout | null => {
  for (const { separator, rows } of heads)
    for (const [index, { cells }] of rows.entries()) {
      const [date = '', memo = '', amount = '', ...rest] = cells;
      if (!isDateCell(date) || memo === '' || !readAmount(amount, null) || rest.some(Boolean)) continue;
      const guessed: Columns<StatementColumn> = ['date', 'memo', 'amount', ...rest.map(() => null)];
      return { separator, headers: calledByPlace(cells.map(() => '')), guessed, header: null, first: index, isSure: false };
    }
  return null;
};

const byDay = (heads: readonly Head[]): Layout | null => {
  const candidates = heads.flatMap(({ separator, rows }) => {
    const first = rows.findIndex(({ cells }) => cells.some(isDateCell) && cells.filter(Boolean).length > 1);
    return first === -1 ? [] : [{ separator, rows, first, cells: rows[first]?.cells ?? [] }];
  });
  const [best] = candidates.toSorted((one, other) => other.cells.length - one.cells.length);
  if (!best) return null;
  const { separator, rows, first, cells } = best;
  const names = rows.slice(0, first).findLast((row) => isNames(row.cells));
  const headers = calledByPlace(names?.cells ?? cells.map(() => ''));
  if (headers.length > MOST_CELLS) return null;
  return {
    separator,
    headers,
    guessed: guessedColumns(SHEET, headers, cells),
    header: names?.line ?? null,
    first: names ? rows.indexOf(names) + 1 : first,
    isSure: false,
  };
};

/** Words in more than one cell, and neither a day nor a value among them. */
const isNames = (cells: readonly string[]): boolean =>
  cells.filter(Boolean).length > 1 && !cells.some((cell) => isDateCell(cell) || readAmount(cell, null));

export const placesOf = (columns: Columns<StatementColumn>, headers: readonly string[]): CsvPlaces => {
  const at = (column: StatementColumn): number => columns.indexOf(column);
  return {
    date: at('date'),
    memo: columns.flatMap((column, index) => (column === 'memo' ? [index] : [])),
    amount: at('amount'),
    credit: at('credit'),
    debit: at('debit'),
    direction: at('direction'),
    balance: at('balance'),
    id: at('id'),
    isCard: headers.map(bareName).join() === NUBANK_CARD,
  };
};
