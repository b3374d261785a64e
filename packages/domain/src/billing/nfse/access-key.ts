import { isCompetence } from '../../shared/date/competence.ts';
import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { isValidCpf } from '../../shared/document/cpf.ts';
import { modulo11 } from '../../shared/document/modulo11.ts';

// Access key of a national NFS-e (chNFSe), 50 characters: city(7) environment(1) kind of document(1) document(14) number(13) year and month(4)
// code(9) check digit(1). The document is all digits until the bundle of 07/2026, which takes a CNPJ with letters.

/** Who made the note: 1 the city hall, 2 the national system. `document` a bare CPF or CNPJ; `issued` the month of issue, 'YYYY-MM'. */
export type AccessKey = { city: string; environment: '1' | '2'; document: string; number: number; issued: string; code: string };

/** What the layout calls the kind of federal document: 1 CPF, 2 CNPJ. */
export const documentKindCode = (document: string): '1' | '2' => (document.length === 11 ? '1' : '2');

/** The document in its 14 places: a CPF has zeros before it. */
export const paddedDocument = (document: string): string => document.padStart(14, '0');

const SHAPE = /^(\d{7})([12])([12])([0-9A-Z]{14})(\d{13})(\d{4})(\d{9})(\d)$/;

/** Bare form that is stored and sent: without the spaces people see between groups, nor the 'NFS' of the XML's Id. */
export const cleanAccessKey = (text: string): string =>
  text
    .replace(/[\s.-]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^NFS/, '');

/** The parts of a key with a right check digit, a document that exists and a month that does. Null for anything else. */
export const readAccessKey = (text: string): AccessKey | null => {
  const [key = '', city = '', environment, kind, padded = '', number, issued = '', code = '', digit] =
    SHAPE.exec(cleanAccessKey(text)) ?? [];
  if (digit !== String(modulo11(key.slice(0, -1)))) return null;
  const document = kind === '1' ? padded.slice(3) : padded;
  const isDocument = kind === '1' ? padded.startsWith('000') && isValidCpf(document) : isValidCnpj(document);
  const month = `20${issued.slice(0, 2)}-${issued.slice(2)}`;
  if (!isDocument || !isCompetence(month)) return null;
  return { city, environment: environment === '1' ? '1' : '2', document, number: Number(number), issued: month, code };
};

export const isValidAccessKey = (text: string): boolean => readAccessKey(text) !== null;

/** '3550 3082 …' in groups of four, as people read it aloud; what is no key stays as it is. */
export const formatAccessKey = (text: string): string =>
  isValidAccessKey(text) ? cleanAccessKey(text).replace(/(.{4})(?=.)/g, '$1 ') : text;

/** The key of its parts (of AccessKey's form), check digit included. */
export const buildAccessKey = ({ city, environment, document, number, issued, code }: AccessKey): string => {
  const body = `${city}${environment}${documentKindCode(document)}${paddedDocument(document)}${String(number).padStart(13, '0')}${issued.slice(2, 4)}${issued.slice(5)}${code}`;
  return body + modulo11(body);
};
