import { readAccessKey } from '@esteto/domain/billing/nfse/access-key';

/** What the form of issuing by hand takes from a note's own XML; what the file does not say is not there. */
export type ReadNote = { number: string; issue_date: string; verification_code?: string; access_key?: string };

/** A note has a few kilobytes; a reader that takes any size freezes the page. */
const MAX_BYTES = 1_000_000;

/**
 * Reads the XML of a note that somebody chose, in the browser that holds it: the national layout (NFSe), ABRASF's (Nfse), which most cities of their
 * own follow, and São Paulo's (NFe). Null when it is none of them; the server judges the file again when it is sent.
 */
export const readNote = async (file: File): Promise<ReadNote | null> => {
  if (file.size > MAX_BYTES) return null;
  const source = await file.text();
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) return null;
  const xml = new DOMParser().parseFromString(source, 'text/xml');
  if (xml.getElementsByTagName('parsererror').length > 0) return null;
  return national(xml) ?? abrasf(xml) ?? saoPaulo(xml);
};

const national = (xml: Document): ReadNote | null => {
  const note = first(xml, 'infNFSe');
  const key = /^NFS(.{50})$/.exec(note?.getAttribute('Id') ?? '')?.[1] ?? '';
  return note && noteOf({ number: own(note, 'nNFSe'), date: own(note, 'dhProc'), key: readAccessKey(key) ? key : null });
};

const abrasf = (xml: Document): ReadNote | null => {
  const note = first(xml, 'InfNfse');
  return note && noteOf({ number: own(note, 'Numero'), date: own(note, 'DataEmissao'), code: own(note, 'CodigoVerificacao') });
};

const saoPaulo = (xml: Document): ReadNote | null => {
  const key = first(xml, 'ChaveNFe');
  const note = key?.parentElement;
  if (!key || !note) return null;
  return noteOf({ number: own(key, 'NumeroNFe'), date: own(note, 'DataEmissaoNFe'), code: own(key, 'CodigoVerificacao') });
};

type Found = { number: string | null; date: string | null; code?: string | null; key?: string | null };

const noteOf = ({ number, date, code, key }: Found): ReadNote | null => {
  const issue_date = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (!number || !/^\d{1,15}$/.test(number) || Number(number) === 0 || !issue_date) return null;
  return { number: String(Number(number)), issue_date, ...(code && { verification_code: code }), ...(key && { access_key: key }) };
};

/** The first element of that name, whatever its prefix and wherever it stands. */
const first = (xml: Document, name: string): Element | null => xml.getElementsByTagNameNS('*', name)[0] ?? null;

/** The text of a direct child: an address within the note has a 'Numero' too. */
const own = (parent: Element, name: string): string | null =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? null;
