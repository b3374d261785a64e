import type { Column } from '../data-table/columns.ts';
import { guardFormula } from './formula-guard.ts';

/** The rows as seen, for a Brazilian spreadsheet: ';' between cells, UTF-8 with BOM, and nothing that a spreadsheet would run as a formula. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
};

const csvCell = (text: string): string => {
  const safe = guardFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
