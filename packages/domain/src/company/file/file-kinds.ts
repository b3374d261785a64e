// Which files are taken. A kind is told by the content's signature, never by the name that came with it.

export const FILE_KINDS = ['pdf', 'xml', 'png', 'jpg', 'heic', 'pfx', 'ofx', 'csv', 'xlsx', 'ics', 'dec', 'zip'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const fileMime: Record<FileKind, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  heic: 'image/heic',
  pfx: 'application/x-pkcs12',
  ofx: 'application/x-ofx',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar',
  dec: 'application/x-irpf',
  zip: 'application/zip',
};

export const fileKindLabel: Record<FileKind, string> = {
  pdf: 'PDF',
  xml: 'XML',
  png: 'PNG',
  jpg: 'JPG',
  heic: 'HEIC',
  pfx: 'certificado A1 (.pfx ou .p12)',
  ofx: 'OFX',
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  ics: 'agenda (.ics)',
  dec: 'declaração do programa da Receita (.DEC)',
  zip: 'ZIP',
};

/** Kinds that stand beside an invoice as its official document. */
export const INVOICE_DOCUMENT_KINDS = ['pdf', 'xml'] as const satisfies readonly FileKind[];

/** Kinds that people send about an invoice: a note of their own, a schedule, a photo of an order. */
export const INVOICE_ATTACHMENT_KINDS = ['pdf', 'png', 'jpg', 'xml'] as const satisfies readonly FileKind[];

/** Kinds that people put beside any record. */
export const RECORD_FILE_KINDS = ['pdf', 'png', 'jpg', 'xml'] as const satisfies readonly FileKind[];

/** Kinds in which people show what they paid: a bank's PDF, a picture of the screen, a photo as an iPhone keeps it. */
export const PROOF_FILE_KINDS = ['pdf', 'png', 'jpg', 'heic'] as const satisfies readonly FileKind[];

/** Kinds in which a guide or a boleto comes: as its issuer made it, or as somebody took a picture of it. */
export const GUIDE_FILE_KINDS = ['pdf', 'png', 'jpg'] as const satisfies readonly FileKind[];

/** Kinds that stand beside a return: papers, and the declaration as Receita's program writes it. */
export const INCOME_TAX_FILE_KINDS = [...RECORD_FILE_KINDS, 'dec'] as const satisfies readonly FileKind[];

/** Kinds in which a bank gives a statement, and in which people take a picture of one. */
export const STATEMENT_FILE_KINDS = ['ofx', 'csv', 'xlsx', 'pdf', 'png', 'jpg', 'heic'] as const satisfies readonly FileKind[];

/** Kinds in which people bring tables of their own. */
export const SHEET_FILE_KINDS = ['csv', 'xlsx'] as const satisfies readonly FileKind[];

/** Kinds in which payrolls of many companies come: a table, or what eSocial totals, one event or an archive of them. */
export const PAYROLL_FILE_KINDS = [...SHEET_FILE_KINDS, 'xml', 'zip'] as const satisfies readonly FileKind[];

/** Largest file, in bytes: 10 MB, 2 MB for an XML and a declaration, which no fiscal layout reaches, 5 MB for a calendar, and 64 kB for a certificate with its chain. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const maxFileBytes: Record<FileKind, number> = {
  pdf: MAX_FILE_BYTES,
  png: MAX_FILE_BYTES,
  jpg: MAX_FILE_BYTES,
  heic: MAX_FILE_BYTES,
  xml: 2 * 1024 * 1024,
  pfx: 64 * 1024,
  ofx: MAX_FILE_BYTES,
  csv: MAX_FILE_BYTES,
  xlsx: MAX_FILE_BYTES,
  ics: 5 * 1024 * 1024,
  dec: 2 * 1024 * 1024,
  zip: MAX_FILE_BYTES,
};

/** As the browser's `accept`: '.pdf,.png,.jpg'. A photo is a JPG by either of its endings. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.flatMap((kind) => ENDINGS[kind] ?? [`.${kind}`]).join(',');

const ENDINGS: Partial<Record<FileKind, string[]>> = {
  jpg: ['.jpg', '.jpeg'],
  heic: ['.heic', '.heif'],
  pfx: ['.pfx', '.p12'],
  dec: ['.dec', '.dbk'],
};

/** Null when a file of this kind and size may be kept; else what to tell the person. `kind` is null when the signature is none of ours. */
export const fileProblem = (file: { kind: FileKind | null; bytes: number }, allowed: readonly FileKind[] = FILE_KINDS): string | null => {
  if (file.bytes === 0) return 'O arquivo está vazio.';
  if (!file.kind || !allowed.includes(file.kind)) return `Este tipo de arquivo não é aceito. Envie ${listOf(allowed)}.`;
  const limit = maxFileBytes[file.kind];
  return file.bytes > limit ? `O arquivo é grande demais. O limite é ${sizeOf(limit)}.` : null;
};

const sizeOf = (bytes: number): string => (bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`);

const listOf = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(kinds.map((kind) => fileKindLabel[kind]));
