import { guardFormula } from '@esteto/domain/shared/text/csv';
import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import type { ColumnWords } from '../columns.ts';

/** The rows as seen, as a spreadsheet: amounts, rates and dates are numbers there, the header stays in sight, no text is a formula. */
export const xlsxOf = <Row>(title: string, columns: readonly ColumnWords<Row>[], rows: readonly Row[]): Promise<Blob> => {
  const header = columns.map((column): Cell => ({ value: guardFormula(column.header), fontWeight: 'bold', align: alignOf(column) }));
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row)));
  return writeXlsxFile([header, ...lines], {
    sheet: sheetName(title),
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
    stickyRowsCount: 1,
  }).toBlob();
};

const cellOf = <Row>(column: ColumnWords<Row>, row: Row): Cell => {
  const { value, format } = column.sheet(row) ?? {};
  if (value === undefined) return null;
  return typeof value === 'string' ? { value: guardFormula(value) } : { value, format, align: alignOf(column) };
};

const alignOf = <Row>({ align }: ColumnWords<Row>) => (align === 'end' ? 'right' : 'left');

/** In characters, by the first rows: wide enough to read, never a whole screen. */
const widthOf = <Row>({ header, text }: ColumnWords<Row>, rows: readonly Row[]): number =>
  Math.min(60, Math.max(10, header.length + 2, ...rows.slice(0, 200).map((row) => text(row).length + 2)));

/** What Excel allows as the name of a sheet. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31)
    .trim() || 'Lista';
