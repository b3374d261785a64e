import type { ReactNode } from 'react';
import { type Cell, type SheetValue, widthOf } from './cells/cell.ts';
import { type CellKind, cellKinds } from './cells/kinds.ts';

/** A row of any table: it has an id. */
export type TableRow = { id: number | string };

type ColumnSpec<Row> = {
  /** The row's own field, or any name when `value` is given. */
  key: (keyof Row & string) | (string & {});
  header: string;
  /** Where the value is, when not in `key`. */
  value?: (row: Row) => unknown;
  /** A named cell, one made by `statusCell` or `labelCell`, or how to show the row. */
  cell?: CellKind | Cell<never> | ((row: Row) => ReactNode);
  /** What is exported when `cell` is a function. */
  text?: (row: Row) => string;
  /** The server sorts by it; a text when its name there is another. */
  sort?: boolean | string;
  align?: 'start' | 'end';
  /** Rem that its longest text takes as a rule, when its cell does not know it. */
  width?: number;
  hideOnPhone?: boolean;
  /** Shown only after the person asks for it. */
  hidden?: boolean;
};

export type Column<Row> = {
  key: string;
  header: string;
  sort: string | null;
  align: 'start' | 'end';
  /** Rem that its texts and its header take; null takes what others leave. */
  width: number | null;
  hideOnPhone: boolean;
  hidden: boolean;
  render: (row: Row) => ReactNode;
  text: (row: Row) => string;
  /** For a spreadsheet and for ordering rows in the browser; null when there is nothing. */
  sheet: (row: Row) => SheetValue | null;
};

/** `columnsFor<UnitRow>()([{ key: 'name', header: 'Nome', sort: true }, …])`: at module scope, so that they are made once. */
export const columnsFor =
  <Row extends TableRow>() =>
  (specs: readonly ColumnSpec<Row>[]): readonly Column<Row>[] =>
    specs.map(columnOf);

const columnOf = <Row extends TableRow>(spec: ColumnSpec<Row>): Column<Row> => {
  const { key, header, value = (row: Row) => (row as Record<string, unknown>)[key], cell = 'text', text, sort, align, width } = spec;
  const kind = (typeof cell === 'string' ? cellKinds[cell] : cell) as Cell | ((row: Row) => ReactNode);
  const isKnown = typeof kind !== 'function';
  const filled = <Result>(row: Row, read: (value: unknown) => Result, missing: Result): Result => {
    const found = value(row);
    return found === null || found === undefined || found === '' ? missing : read(found);
  };
  const asText = text ?? (isKnown ? (row: Row) => filled(row, kind.text, '') : (row: Row) => filled(row, plain, ''));
  return {
    key,
    header,
    sort: sort === true ? key : sort || null,
    align: align ?? (isKnown ? (kind.align ?? 'start') : 'start'),
    width: placeOf(width ?? (isKnown ? kind.width : undefined), header, Boolean(sort)),
    hideOnPhone: spec.hideOnPhone ?? false,
    hidden: spec.hidden ?? false,
    render: isKnown ? (row) => filled<ReactNode>(row, kind.render, '–') : kind,
    text: asText,
    sheet: (row) => (isKnown && kind.sheet ? filled(row, kind.sheet, null) : textValue(asText(row))),
  };
};

/** A header's letters are smaller; the arrow of its order has room beside it. */
const placeOf = (width: number | undefined, header: string, isSortable: boolean): number | null =>
  width === undefined ? null : Math.max(width, 0.95 * widthOf(header.length) + (isSortable ? 1.25 : 0));

const textValue = (text: string): SheetValue | null => (text === '' ? null : { value: text });

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
