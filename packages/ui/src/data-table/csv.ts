import type { Column } from './columns.ts';

/** The rows as seen, for a Brazilian spreadsheet: ';' between cells, UTF-8 with BOM, and nothing that a spreadsheet would run as a formula. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
};

/** A number may start with a minus; any other text that a spreadsheet would take for a formula gets an apostrophe. */
const csvCell = (text: string): string => {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d[\d.]*(?:,\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
