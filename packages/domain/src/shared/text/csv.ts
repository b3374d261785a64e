import { formatAmount } from '../money/money.ts';
import { formatTaxRate } from '../money/percent.ts';

/** Lines of cells for a Brazilian spreadsheet: ';' between cells, UTF-8 with BOM, and nothing that a spreadsheet would run as a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string => `${CSV_MARK}${csvLines(lines)}`;

/** What such a file begins with: that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Some lines of it, each ended, for a file that is written while it is read. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');

/** Cents as a spreadsheet reads a number: '-1234,56'. */
export const csvAmount = (cents: number): string => formatAmount(cents).replace('\u2212', '-').replaceAll('.', '');

/** A fraction as a spreadsheet reads a percentage: '9,972%'. */
export const csvRate = (rate: string): string => formatTaxRate(rate).replace('\u00a0', '');

/** A text that a spreadsheet would run as a formula gets an apostrophe. A number may start with a minus. */
export const guardFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d[\d.]*(?:,\d+)?$/.test(text) ? `'${text}` : text;

const csvCell = (text: string): string => {
  const safe = guardFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
