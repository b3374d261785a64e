/** A text that a spreadsheet would run as a formula gets an apostrophe. A number may start with a minus. */
export const guardFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d[\d.]*(?:,\d+)?$/.test(text) ? `'${text}` : text;
