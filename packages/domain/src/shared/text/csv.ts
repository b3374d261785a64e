/** Lines of cells for a Brazilian spreadsheet: ';' between cells, UTF-8 with BOM, and nothing that a spreadsheet would run as a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;

/** A text that a spreadsheet would run as a formula gets an apostrophe. A number may start with a minus. */
export const guardFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d[\d.]*(?:,\d+)?$/.test(text) ? `'${text}` : text;

const csvCell = (text: string): string => {
  const safe = guardFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
