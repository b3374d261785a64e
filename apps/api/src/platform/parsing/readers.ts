import { type EntryFile, type EntryFileReading, readEntryFile } from '@esteto/domain/money/cash-book/entry-file';
import { type ProfitSheetFile, type ProfitSheetReading, readProfitSheet } from '@esteto/domain/money/profit-distribution/profit-sheet';
import { payrollsOfTotals } from '@esteto/domain/month/payroll-batch/esocial-totals';
import { type PayrollSheetFile, type PayrollSheetReading, readPayrollSheet } from '@esteto/domain/month/payroll-batch/payroll-sheet';
import type { SaidColumns } from '@esteto/domain/month/statement/csv';
import { briefReading, type PackedReading, packedReading } from '@esteto/domain/month/statement/large-statement';
import { keptUnread, readPaperStatement } from '@esteto/domain/month/statement/paper-statement';
import { readStatementFile, type StatementFileReading, type StatementFormat } from '@esteto/domain/month/statement/statement-file';
import { type BusyReading, readBusyTimes } from '../calendar/read-busy-times.ts';
import { readPkcs12 } from '../certificates/pkcs12.ts';
import { type Bundle, type BundledFile, bundlePages, drawBundle } from '../pdf/bundle.ts';
import { type PdfText, pdfText } from '../pdf/pdf-text.ts';
import { drawSignedText, type SignedText } from '../pdf/signed-text.ts';
import { uploadedXmlProblem } from '../xml/uploaded-xml.ts';
import { codesOf } from './barcodes.ts';
import { readTotals } from './esocial-totals.ts';
import { csvOfWorkbook } from './workbook.ts';

type TotalsFile = Parameters<typeof readTotals>[0] & { competence: string };
type SentStatementFile = { format: StatementFormat; bytes: Uint8Array; near: string; said: SaidColumns };

/** Pages of a statement that are read: more than a bank writes of a year. */
const MOST_PAPER_PAGES = 60;

const paperStatement = async (bytes: Uint8Array, near: string): Promise<StatementFileReading> => {
  const paper = await pdfText(bytes, MOST_PAPER_PAGES);
  if (paper.kind !== 'text') return keptUnread(paper.kind === 'locked' ? 'ele pede uma senha para abrir' : 'não foi possível abri-lo');
  return readPaperStatement({ text: paper.text, isCut: paper.isCut ?? false }, near);
};

const NO_WORKBOOK = 'A planilha não abre, ou é grande demais. Salve-a de novo como CSV.';

const NO_ARCHIVE = 'O arquivo .zip não abre, ou é grande demais. Divida-o, ou envie só os S-5011 e S-5013.';

const csvOrNull = (bytes: Uint8Array): Promise<Uint8Array | null> => csvOfWorkbook(bytes).catch(() => null);

const readStatement = async ({ format, bytes, near, said }: SentStatementFile): Promise<StatementFileReading> => {
  if (format === 'pdf') return paperStatement(bytes, near);
  if (format !== 'xlsx') return readStatementFile(format, bytes, near, said);
  const csv = await csvOrNull(bytes);
  return csv ? readStatementFile('csv', csv, near, said) : { ok: false, reason: NO_WORKBOOK };
};

// What is read of files that people send, and what takes long to draw: each a function of plain values, so that it may run apart from the server (apart.ts).

export const readers = {
  pkcs12: ({ bytes, password }: { bytes: Uint8Array; password: string }) => readPkcs12(bytes, password),
  statement: async (sent: SentStatementFile): Promise<StatementFileReading & { later?: number }> => briefReading(await readStatement(sent)),
  largeStatement: async (sent: SentStatementFile): Promise<PackedReading> => packedReading(await readStatement(sent), sent.near),
  entryFile: async ({ isWorkbook, ...file }: EntryFile & { isWorkbook: boolean }): Promise<EntryFileReading> => {
    const bytes = isWorkbook ? await csvOrNull(file.bytes) : file.bytes;
    return bytes ? readEntryFile({ ...file, bytes }) : { ok: false, reason: NO_WORKBOOK };
  },
  payrollSheet: async ({ isWorkbook, ...file }: PayrollSheetFile & { isWorkbook: boolean }): Promise<PayrollSheetReading> => {
    const bytes = isWorkbook ? await csvOrNull(file.bytes) : file.bytes;
    return bytes ? readPayrollSheet({ ...file, bytes }) : { ok: false, reason: NO_WORKBOOK };
  },
  payrollTotals: ({ competence, ...file }: TotalsFile): PayrollSheetReading => {
    const totals = readTotals(file);
    return totals ? payrollsOfTotals(totals, competence) : { ok: false, reason: NO_ARCHIVE };
  },
  profitSheet: async ({ isWorkbook, ...file }: ProfitSheetFile & { isWorkbook: boolean }): Promise<ProfitSheetReading> => {
    const bytes = isWorkbook ? await csvOrNull(file.bytes) : file.bytes;
    return bytes ? readProfitSheet({ ...file, bytes }) : { ok: false, reason: NO_WORKBOOK };
  },
  /** As long as people write it. */
  signedText: (signed: SignedText): Promise<Uint8Array> => drawSignedText(signed),
  /** Joins files into one: as many as somebody kept, each as large as it may be. */
  bundle: (bundle: Bundle): Promise<Uint8Array> => drawBundle(bundle),
  bundlePages: (file: BundledFile): Promise<number | null> => bundlePages(file),
  codes: ({ bytes, isPdf }: { bytes: Uint8Array; isPdf: boolean }): Promise<string[]> => codesOf(bytes, isPdf),
  pdfText: ({ bytes }: { bytes: Uint8Array }): Promise<PdfText> => pdfText(bytes),
  busyTimes: ({ bytes, from, to }: { bytes: Uint8Array; from: string; to: string }): BusyReading => readBusyTimes(bytes, { from, to }),
  xml: ({ bytes }: { bytes: Uint8Array }): string | null => uploadedXmlProblem(bytes),
};

export type Readers = typeof readers;
