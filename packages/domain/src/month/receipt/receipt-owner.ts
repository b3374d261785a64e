import { cnpjCheckDigits, formatCnpj } from '../../shared/document/cnpj.ts';
import { formatDocument } from '../../shared/document/document.ts';
import { cnpjsIn, cpfsIn, wrongCnpjsIn } from '../../shared/document/printed-documents.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import type { ReceiptPlace } from './receipt-fields.ts';
import { besideLabel, type ReceiptText } from './receipt-text.ts';

// The owner of a receipt. Papers name others too: who sent it, who signs, the accountant, the city.

const OTHERS =
  /\b(?:PROCURADOR|TRANSMISSOR|TRANSMITENTE|CONTADOR|CONTABILISTA|CONTABILIDADE|RESPONSAVEL|REPRESENTANTE|SIGNATARIO|ASSINANTE|CERTIFICADO|OUTORGADO|PREFEITURA|MUNICIPIO DE|TOMADOR|PRESTADOR DO SISTEMA)\b/;

/** A root stands beside its label, or in the lines below it. */
const ROOT_LABEL = /\bCNPJ(?: BASICO| RAIZ)?(?![A-Z])/g;
const ROOT = /(?<![\d./-])(\d{2}\.\d{3}\.\d{3})(?![\d./-])/;

const rootIn = (line: string): string | null => ROOT.exec(line)?.[1]?.replaceAll('.', '') ?? null;

type Owner = { document: string | null; place: ReceiptPlace | null; doubt: string | null };

/** The one document, bare, that a text is of; `doubt` says why none. A CPF counts only where no CNPJ is written. */
export const ownerIn = (text: ReceiptText): Owner => {
  const own = text.plain.map((line, at) => ({ words: ownWords(line, text.plain[at - 1]), at }));
  const cnpjs = placed(own, cnpjsIn);
  // A firm whose root alone is written is meant by its head office.
  const plain = own.map(({ words }) => words);
  if (cnpjs.size === 0)
    for (const { value, place } of besideLabel({ lines: text.lines, plain }, ROOT_LABEL, rootIn))
      cnpjs.set(headOffice(value), place.line - 1);
  const documents = cnpjs.size > 0 ? oneOfFirm(cnpjs) : placed(own, cpfsIn);
  const [first] = documents;
  if (first && documents.size === 1) {
    const [document, at] = first;
    return { document, place: { line: at + 1, words: (text.lines[at] ?? '').trim().slice(0, 120) }, doubt: null };
  }
  if (first) return nobody(`O texto cita mais de um: ${[...documents.keys()].map(formatDocument).join(' e ')}.`);
  const [wrong] = own.flatMap(({ words }) => wrongCnpjsIn(words));
  return nobody(wrong ? `O CNPJ ${wrong} não confere: os dígitos são outros.` : 'Não achei o CNPJ.');
};

const nobody = (doubt: string): Owner => ({ document: null, place: null, doubt });

/** A line up to where it tells of somebody else; none of it where the line above is the label of somebody else. */
const ownWords = (line: string, above = ''): string => {
  const others = line.search(OTHERS);
  if (others >= 0) return line.slice(0, others);
  return OTHERS.test(above) && !/\d/.test(above) ? '' : line;
};

type Line = { words: string; at: number };

const placed = (lines: readonly Line[], read: (line: string) => string[]): Map<string, number> => {
  const places = new Map<string, number>();
  for (const { words, at } of lines) for (const document of read(words)) if (!places.has(document)) places.set(document, at);
  return places;
};

const headOffice = (root: string): string => `${root}0001${cnpjCheckDigits(`${root}0001`)}`;

/** The head office speaks for several places of one firm. */
const oneOfFirm = (documents: ReadonlyMap<string, number>): Map<string, number> => {
  const [first] = documents;
  if (!first || documents.size === 1 || ![...documents.keys()].every((one) => isSameFirm(one, first[0]))) return new Map(documents);
  return new Map([[headOffice(first[0].slice(0, 8)), first[1]]]);
};

/** How a document is named to whoever reads why it was not recognised. */
export const notHere = (document: string): string =>
  document.length === 14
    ? `A empresa ${formatCnpj(document)} não está no Esteto.`
    : `Ninguém com o CPF ${formatDocument(document)} está no Esteto.`;
