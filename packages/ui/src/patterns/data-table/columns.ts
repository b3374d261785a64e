import { compareText } from '@esteto/domain/shared/text/text';
import type { CellData, RowData, TableFeatures } from '@tanstack/react-table';
import { type Cell, type SheetValue, widthOf } from './cells/cell.ts';
import { type CellKind, cellKinds } from './cells/cell-kinds.tsx';
import type { TableColumn, TableColumnDef, TableRecord } from './features.ts';

export type ColumnSpec<Row> = {
  /** The row's own field, or any name when `value` is given. */
  key: (keyof Row & string) | (string & {});
  header: string;
  /** Where the value is, when not in `key`. */
  value?: (row: Row) => unknown;
  /** A named cell, or one made by `statusCell` or `labelCell`. */
  cell?: CellKind | Cell<never>;
  /** The list can be ordered by it; the server knows it by `key`. */
  sort?: boolean;
  /** Rem that its longest text takes as a rule, when its cell does not know it. */
  width?: number;
  hideOnPhone?: boolean;
  /** Before the value on a phone, where no header stands above it ('vence'); the header where its cell asks for its name. */
  lead?: string;
  /** Shown only after the person asks for it. */
  hidden?: boolean;
};

/** What a column says of a row, beside what TanStack Table knows of columns. */
export type ColumnWords<Row> = {
  header: string;
  align: 'start' | 'end';
  /** Takes a share of the room that the others leave. */
  grows: boolean;
  /** Rem, so that they follow the reader's own text size, without the cell's sides: what it has as a rule, and what it is never below. */
  width: number;
  least: number;
  hideOnPhone: boolean;
  alone: NonNullable<Cell['alone']>;
  lead: string | null;
  hidden: boolean;
  text: (row: Row) => string;
  /** For a spreadsheet and for ordering rows in the browser; null when there is nothing. */
  sheet: (row: Row) => SheetValue | null;
};

declare module '@tanstack/react-table' {
  interface ColumnMeta<in out TFeatures extends TableFeatures, in out TData extends RowData, TValue extends CellData = CellData>
    extends ColumnWords<TData> {}
}

/** `columnsFor<UnitRow>()([{ key: 'name', header: 'Nome', sort: true }, …])`: at module scope, so that they are made once. */
export const columnsFor =
  <Row extends TableRecord>() =>
  (specs: readonly ColumnSpec<Row>[]): readonly TableColumnDef<Row>[] =>
    specs.map(columnOf);

export const wordsOf = <Row extends TableRecord>({ columnDef }: Pick<TableColumn<Row>, 'columnDef'>): ColumnWords<Row> => {
  if (!columnDef.meta) throw new Error('Columns are made by columnsFor.');
  return columnDef.meta;
};

/** The amount that stays in sight where the table scrolls: half of one reads as another. */
export const keptOf = <Row extends TableRecord>(columns: readonly TableColumn<Row>[]): string | undefined =>
  columns.findLast((column) => wordsOf(column).align === 'end')?.id;

const columnOf = <Row extends TableRecord>(spec: ColumnSpec<Row>): TableColumnDef<Row> => {
  const { key, header, value = (row: Row) => (row as Record<string, unknown>)[key], cell = 'text', sort = false } = spec;
  const kind = (typeof cell === 'string' ? cellKinds[cell] : cell) as Cell;
  const read = (row: Row) => orUndefined(value(row));
  const text = (row: Row) => filled(read(row), kind.text, '');
  const sheet = (row: Row) => filled<SheetValue | null>(read(row), kind.sheet ?? ((cellValue) => ({ value: kind.text(cellValue) })), null);
  const width = spec.width ?? kind.width;
  return {
    id: key,
    header,
    accessorFn: read,
    cell: ({ getValue }) => filled(getValue(), kind.render, '–'),
    enableSorting: sort,
    sortFn: (a, b) => compareValues(sheet(a.original)?.value, sheet(b.original)?.value),
    sortUndefined: 'last',
    meta: {
      header,
      align: kind.align ?? 'start',
      grows: width === undefined,
      ...widthsOf(width, header, sort),
      hideOnPhone: spec.hideOnPhone ?? false,
      alone: kind.alone ?? 'plain',
      lead: spec.lead ?? (kind.alone === 'named' ? header : null),
      hidden: spec.hidden ?? false,
      text,
      sheet,
    },
  };
};

/** A value that is missing, however it is said. */
const orUndefined = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

const filled = <Result>(value: unknown, read: (value: unknown) => Result, missing: Result): Result =>
  value === undefined ? missing : read(value);

type Value = SheetValue['value'] | undefined;

/** Numbers and dates by value, texts as Brazilian Portuguese orders them. */
const compareValues = (a: Value, b: Value): number =>
  typeof a === 'string' || typeof b === 'string' ? compareText(String(a ?? ''), String(b ?? '')) : Number(a) - Number(b);

const widthsOf = (needed: number | undefined, header: string, isSortable: boolean) => {
  // What grows has room for twenty letters before words of actions give way, and for fourteen before the table scrolls.
  if (needed === undefined) return { width: 10, least: 7 };
  // A header's letters are smaller; the arrow of its order has room beside it.
  const width = Math.max(needed, 0.95 * widthOf(header.length) + (isSortable ? 1.25 : 0));
  return { width, least: width };
};
