export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** `line` is where the row starts in the file, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** Rows of a CSV text (RFC 4180, any line end) that are not blank; `unclosed` is the line of a quotation mark that never ends, null when all do. Linear. */
export const readCsvRows = (text: string, separator: Separator): { rows: CsvRow[]; unclosed: number | null } => {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    if (quoted === 'unclosed') return { rows, unclosed: line };
    const from = quoted?.end ?? at;
    const end = endOfCell(text, from, separator);
    row.cells.push(((quoted?.value ?? '') + text.slice(from, end)).trim());
    line += countLines(quoted?.value ?? '');
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[at] === '\n') at++;
    if (row.cells.some(Boolean)) rows.push(row);
    line++;
    row = { line, cells: [] };
  }
  if (row.cells.some(Boolean)) rows.push(row);
  return { rows, unclosed: null };
};

/** What stands in quotation marks from `start`, doubled ones being one, and where it ends. */
const readQuoted = (text: string, start: number): { value: string; end: number } | 'unclosed' => {
  const parts: string[] = [];
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return 'unclosed';
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1 };
    from = quote + 2;
  }
};

const endOfCell = (text: string, from: number, separator: Separator): number => {
  for (let end = from; end < text.length; end++) {
    const character = text[end];
    if (character === separator || character === '\n' || character === '\r') return end;
  }
  return text.length;
};

const countLines = (value: string): number => value.match(/\r\n?|\n/g)?.length ?? 0;
