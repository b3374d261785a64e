import { readXml } from './read-xml.ts';

const UNREADABLE = 'Este XML não pode ser lido. Envie o arquivo como foi gerado.';

/** Why an XML that somebody sends is not kept; null when it is a document like those that emitters make. */
export const uploadedXmlProblem = (bytes: Uint8Array): string | null => {
  const text = decodedXml(bytes);
  if (text === null) return UNREADABLE;
  // Definitions of its own are how a document grows without end, or asks for files of who reads it (OWASP, XML External Entity Prevention).
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'Este XML traz definições próprias (DOCTYPE), que não são aceitas.';
  const root = readXml(text)?.name;
  if (!root) return UNREADABLE;
  return /^(?:svg|html)$/i.test(root) ? 'Este XML é um desenho ou uma página, não uma nota.' : null;
};

/** The text of a document: by its mark or by what it declares; UTF-8 when it says nothing (XML 1.0, appendix F). */
export const decodedXml = (bytes: Uint8Array): string | null => {
  const start = Buffer.from(bytes.subarray(0, 200));
  const wide =
    start[0] === 0xff || (start[0] === 0x3c && start[1] === 0) ? 'utf-16le' : start[0] === 0xfe || start[0] === 0 ? 'utf-16be' : null;
  const declared = /^[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1'))?.[1];
  try {
    return new TextDecoder(wide ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
