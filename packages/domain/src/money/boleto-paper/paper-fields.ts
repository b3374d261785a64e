import type { BoletoPaperState, BoletoPaperStatus } from './boleto-paper-life.ts';

// How sure each field of a PDF is, and why not.

export const PAPER_FIELDS = ['company_id', 'kind', 'tax_key', 'competence', 'amount', 'due_date', 'digitable_line'] as const;
export type PaperField = (typeof PAPER_FIELDS)[number];

/** Fields that are not there, or may be wrong, each with why. */
export type PaperDoubts = Partial<Record<PaperField, string>>;

/** `line`: the digits of the line, which check; `code`: a bar code or a QR code of a picture; `text`: the words around; `register`: a company that is kept here. */
export type PaperSource = 'line' | 'code' | 'text' | 'register';
export type PaperSources = Partial<Record<PaperField, PaperSource>>;

const SOURCE_WORDS: Record<PaperSource, string> = {
  line: 'Da linha digitável, que confere.',
  code: 'Do código na imagem.',
  text: 'Lido no texto.',
  register: 'Pelo CNPJ ou CPF no texto.',
};

/** What stands below each field: why it is to be checked, or where it comes from. */
export const paperNotes = ({ doubts, sources }: { doubts: PaperDoubts; sources: PaperSources }): Partial<Record<PaperField, string>> =>
  Object.fromEntries(
    PAPER_FIELDS.flatMap((field) => {
      const source = sources[field];
      const note = doubts[field] ? `Confira: ${doubts[field]}` : source && SOURCE_WORDS[source];
      return note ? [[field, note]] : [];
    }),
  );

/** Why nothing of a PDF or a picture could be read. */
export const UNREAD_PAPERS = ['no_text', 'no_code', 'locked', 'damaged', 'too_hard'] as const;
export type UnreadPaper = (typeof UNREAD_PAPERS)[number];

export const unreadPaperWords: Record<UnreadPaper, string> = {
  no_text: 'O PDF é uma imagem, sem texto. Escreva os campos olhando a página.',
  no_code: 'Nenhum código de barras nem Pix se lê nesta imagem. Escreva os campos olhando para ela.',
  locked: 'O PDF pede uma senha. Envie uma cópia sem senha.',
  damaged: 'O PDF está danificado e não abre. Envie o arquivo original.',
  too_hard: 'O PDF demora demais para ser lido. Escreva os campos olhando a página.',
};

/** Nobody who gets it could open it. */
export const isUseless = (unread: UnreadPaper | null): boolean => unread === 'locked' || unread === 'damaged';

/** Pictures of paper: a stamp of the program that took them is no text. */
const FEWEST_LETTERS = 40;

export const isWithoutText = (text: string): boolean => text.replace(/\s/g, '').length < FEWEST_LETTERS;

type Standing = { status: BoletoPaperStatus; unread: UnreadPaper | null; doubts: PaperDoubts; refusal: string | null };

/** Only what is to be checked and is in no doubt is launched without a look. */
export const paperState = ({ status, unread, doubts, refusal }: Standing): BoletoPaperState => {
  if (status === 'to_check') {
    if (unread) return 'unread';
    return refusal === null && Object.keys(doubts).length === 0 ? 'sure' : 'doubtful';
  }
  // Neither is shown among boletos.
  return status === 'discarded' || status === 'delivered' ? 'unread' : status;
};

/** What whoever looks through the folder reads of a row: why it was not launched, or the first thing to check. Null where there is nothing. */
export const paperProblem = ({ unread, doubts, refusal }: Omit<Standing, 'status'>): string | null =>
  refusal ?? (unread ? unreadPaperWords[unread] : (PAPER_FIELDS.map((field) => doubts[field]).find(Boolean) ?? null));
