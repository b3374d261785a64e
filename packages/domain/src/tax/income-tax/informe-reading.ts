import { type FileKind, fileMime } from '../../company/file/file-kinds.ts';
import { formatDocument } from '../../shared/document/document.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import { type Informe, readInforme } from './informe.ts';

// What became of a file that was sent where a statement of income is asked for: read, or not, and why.

export const INFORME_READING_STATUSES = ['waiting', 'read', 'no_text', 'refused'] as const;
export type InformeReadingStatus = (typeof INFORME_READING_STATUSES)[number];

export const informeReadingLabel: Record<InformeReadingStatus, string> = {
  waiting: 'Lendo o informe',
  read: 'Informe lido',
  no_text: 'Sem leitura automática',
  refused: 'Informe com problema',
};

export const informeReadingTone: Record<InformeReadingStatus, Tone> = {
  waiting: 'running',
  read: 'done',
  no_text: 'waiting',
  refused: 'attention',
};

/** What a file turned out to hold. */
export type InformeSource = { kind: 'text'; text: string } | { kind: 'damaged' | 'locked' | 'too_hard' };

export type InformeOutcome =
  | { status: 'read'; reason: null; informe: Informe }
  | { status: Exclude<InformeReadingStatus, 'waiting' | 'read'>; reason: string; informe: null };

/**
 * Whether a document of a list is a statement of income that a payer or a bank gives: by the words in which it is asked for, as people write their lists. That of
 * a health plan or of a private pension is another paper, of what was spent.
 */
export const asksInforme = ({ section, title }: { section: string; title: string }): boolean => {
  const words = plainOf(title);
  return /(?:INFORME|COMPROVANTE)S? DE RENDIMENTO/.test(words) || (/\bINFORMES?\b/.test(words) && /RENDIMENTO/.test(plainOf(section)));
};

/** Pictures of paper: a stamp of the program that took them is no text. */
const FEWEST_LETTERS = 100;

const UNREAD = {
  image: 'O arquivo é uma imagem: confira os valores à mão.',
  other: 'Só se lê o informe em PDF: confira os valores à mão.',
  damaged: 'O PDF está danificado e não abre. Envie o arquivo original.',
  locked: 'O PDF pede uma senha. Envie uma cópia sem senha.',
  too_hard: 'O PDF demora demais para ser lido: confira os valores à mão.',
  nobody: 'Falta o CPF no cadastro do médico: não se sabe se o informe é dele.',
} as const;

/** A statement can only be read of a PDF; null where it is one. */
export const unreadKind = (mime: string): InformeOutcome | null => {
  if (mime === fileMime.pdf) return null;
  return unread('no_text', IMAGES.some((kind) => fileMime[kind] === mime) ? UNREAD.image : UNREAD.other);
};

const IMAGES: readonly FileKind[] = ['png', 'jpg'];

/** For whom, of which calendar year and of whom it was sent: `cpf` null where the product does not know it, `payer` where anybody's will do. */
export const informeOutcome = (
  source: InformeSource,
  { cpf, year, payer }: { cpf: string | null; year: number; payer: string | null },
): InformeOutcome => {
  if (source.kind === 'too_hard') return unread('no_text', UNREAD.too_hard);
  if (source.kind !== 'text') return unread('refused', UNREAD[source.kind]);
  if (source.text.replace(/\s/g, '').length < FEWEST_LETTERS) return unread('no_text', UNREAD.image);
  if (cpf === null) return unread('refused', UNREAD.nobody);
  const reading = readInforme(source.text, { cpf, year });
  if (!reading.ok) return unread('refused', reading.message);
  const { informe } = reading;
  if (payer !== null && !isSameFirm(payer, informe.payer_cnpj)) return unread('refused', anotherPayer(informe, payer));
  return { status: 'read', reason: null, informe };
};

const anotherPayer = ({ payer_name, payer_cnpj }: Informe, requestedCnpj: string): string =>
  `Este informe é de ${payer_name} (${formatDocument(payer_cnpj)}), e aqui se pede o de ${formatDocument(requestedCnpj)}. Envie-o no documento dessa fonte pagadora.`;

const unread = (status: 'no_text' | 'refused', reason: string): InformeOutcome => ({ status, reason, informe: null });
