import readWorkbook from 'read-excel-file/universal';

// A spreadsheet as the CSV that its program would save: whatever reads tables that people bring reads both.

/** The first sheet that holds something, with ';' between its cells, days as 'DD/MM/AAAA' and figures with a comma. Rejects what is no workbook, and one too large to unpack. */
export const csvOfWorkbook = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (unpackedBytes(bytes) > MOST_UNPACKED) throw new Error('a workbook too large to unpack');
  // Parts of a whole file are unpacked each into as much room as it says that it needs. The library's way for Node reads a stream, and believes no such word.
  const sheets = await readWorkbook(new Uint8Array(bytes).buffer);
  const rows = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)))?.data ?? [];
  return new TextEncoder().encode(rows.map((row) => row.map(written).join(';')).join('\n'));
};

type Cell = Awaited<ReturnType<typeof readWorkbook>>[number]['data'][number][number];

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').toReversed().join('/');
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : cell.toFixed(2).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  return `"${String(cell).replaceAll('"', '""')}"`;
};

/** What 200,000 movements take, with room. */
const MOST_UNPACKED = 200 * 1024 * 1024;

const ENTRY = 0x02_01_4b_50;

/** What the parts of a ZIP say that they are when they are unpacked, in bytes (APPNOTE 4.3.12); Infinity where its list is not where it must be. */
export const unpackedBytes = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('PK\x05\x06');
  if (end === -1 || end + 20 > view.byteLength) return Infinity;
  let total = 0;
  for (let at = view.getUint32(end + 16, true); at + 46 <= end && view.getUint32(at, true) === ENTRY; ) {
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total === 0 ? Infinity : total;
};
