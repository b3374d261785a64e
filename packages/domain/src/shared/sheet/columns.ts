import { text } from '../schema/fields.ts';
import { searchKey } from '../text/text.ts';
import { type CsvRow, readCsvRows, SEPARATORS, type Separator } from './csv-rows.ts';
import { isDateCell } from './written-day.ts';

// Tables that people bring (a bank's CSV, a spreadsheet of their own): what each column holds is guessed by its name, shown, corrected and remembered.

/** For each column of a file what it was taken for; null where it is left out. */
export type Columns<Column extends string> = (Column | null)[];

/** A column as it is shown: which it is (from 1), its name, its first value, and what it was taken for. */
export type SheetColumn<Column extends string> = { number: number; header: string; sample: string; column: Column | null };

/** What the columns of a file with these names (`headersKey`) were taken for, by a person's word. */
export type RememberedColumns<Column extends string> = { headers: string; columns: Columns<Column> };

/**
 * What a kind of file may hold. `names`: of its columns, without accents, case or signs ('Valor (R$)' is 'valor r'); the first that fits holds, so the more
 * special stand first. `several`: what may stand in more than one column.
 */
export type SheetKind<Column extends string> = {
  names: readonly (readonly [Column, RegExp])[];
  several?: ReadonlySet<Column>;
};

/** More columns are no table of days and values. */
export const MOST_CELLS = 60;
/** Far enough for what stands above the names. */
export const HEAD_CHARACTERS = 20_000;
const LONGEST_SAMPLE = 60;

export const bareName = (header: string): string =>
  searchKey(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What columns are taken for by their names alone. */
export const namedColumns = <Column extends string>({ names, several }: SheetKind<Column>, headers: readonly string[]): Columns<Column> => {
  const bare = headers.map(bareName);
  const columns: Columns<Column> = headers.map(() => null);
  for (const [column, name] of names) {
    const fits = bare.flatMap((header, at) => (columns[at] === null && name.test(header) ? [at] : []));
    for (const at of several?.has(column) ? fits : fits.slice(0, 1)) columns[at] = column;
  }
  return columns;
};

/** The same; a day that no name says is the first column that looks like one in `sample`. */
export const guessedColumns = <Column extends string>(
  kind: SheetKind<Column | 'date'>,
  headers: readonly string[],
  sample: readonly string[],
): Columns<Column | 'date'> => {
  const columns = namedColumns(kind, headers);
  const day = columns.includes('date') ? -1 : sample.findIndex((cell, at) => columns[at] === null && isDateCell(cell));
  if (day !== -1) columns[day] = 'date';
  return columns;
};

/** How well a row names columns: a file begins with the one that names most. */
export const namedCount = <Column extends string>(kind: SheetKind<Column>, headers: readonly string[]): number =>
  namedColumns(kind, headers).filter((column) => column !== null).length;

/** The best of what a file's columns may be: what the person says, what they said of one with the same names, what the names say. */
export const settledColumns = <Column extends string>(
  headers: readonly string[],
  {
    chosen,
    remembered,
    guessed,
  }: { chosen: Columns<Column> | null; remembered: readonly RememberedColumns<Column>[]; guessed: Columns<Column> },
): { columns: Columns<Column>; by: 'person' | 'memory' | 'names' } => {
  const fits = (columns: Columns<Column> | null | undefined): columns is Columns<Column> => columns?.length === headers.length;
  if (fits(chosen)) return { columns: chosen, by: 'person' };
  const key = headersKey(headers);
  const own = remembered.find((one) => one.headers === key)?.columns;
  return fits(own) ? { columns: own, by: 'memory' } : { columns: guessed, by: 'names' };
};

/** What stands in the way of reading any row, for the person to correct; null where nothing does. `values`: what says how much. */
export const missingColumns = <Column extends string>(columns: Columns<Column | 'date'>, values: readonly Column[]): string | null => {
  if (!columns.includes('date')) return 'Diga qual coluna é a data.';
  return values.some((value) => columns.includes(value)) ? null : 'Diga qual coluna é o valor.';
};

/** The columns as they are shown: a nameless one is called by its place. */
export const shownColumns = <Column extends string>(
  headers: readonly string[],
  body: readonly CsvRow[],
  columns: Columns<Column>,
): SheetColumn<Column>[] =>
  headers.map((header, index) => ({
    number: index + 1,
    header,
    sample: body.find(({ cells }) => cells[index])?.cells[index]?.slice(0, LONGEST_SAMPLE) ?? '',
    column: columns[index] ?? null,
  }));

export const calledByPlace = (headers: readonly string[]): string[] => headers.map((header, index) => header || `Coluna ${index + 1}`);

/** By what a file's columns are remembered. */
export const headersKey = (headers: readonly string[]): string => headers.join(';').slice(0, 2000);

/** The separator whose head has the higher `score`; the first of equals. */
export const separatorBy = (content: string, headRows: number, score: (rows: readonly CsvRow[]) => number): Separator => {
  const of = (separator: Separator): number => score(readCsvRows(content.slice(0, HEAD_CHARACTERS), separator).rows.slice(0, headRows));
  return SEPARATORS.reduce((best, each) => (of(each) > of(best) ? each : best));
};

/** 'date,amount,,history', as a form carries the columns; null where it names something else. */
export const readColumns = <Column extends string>(all: readonly Column[], written: string): Columns<Column> | null => {
  const columns = written.split(',').map((name) => (name === '' ? null : all.find((each) => each === name)));
  return columns.every((column) => column !== undefined) ? columns : null;
};

export const writeColumns = (columns: Columns<string>): string => columns.map((column) => column ?? '').join(',');

/** The field of a form that carries them. */
export const columnsField = (all: readonly string[]) =>
  text('Colunas')
    .max(1000)
    .test('known', 'Escolha as colunas desta lista.', (value) => !value || readColumns(all, value) !== null);

/** The columns as the person last said them (`written`, as a form carries them), before a reading says the same. */
export const asSaid = <Column extends string>(
  columns: readonly SheetColumn<Column>[],
  all: readonly Column[],
  written: string | null,
): SheetColumn<Column>[] => {
  const said = written === null ? null : readColumns(all, written);
  return columns.map((each, index) => (said?.length === columns.length ? { ...each, column: said[index] ?? null } : each));
};

/** The columns after the person said what one is: what may stand only once, no other is any more. */
export const withColumn = <Column extends string>(
  columns: readonly SheetColumn<Column>[],
  { number, column, several }: { number: number; column: Column | null; several?: ReadonlySet<Column> },
): Columns<Column> =>
  columns.map((each) => {
    if (each.number === number) return column;
    return each.column === column && column !== null && !several?.has(column) ? null : each.column;
  });
