import { readAccessKey } from '@esteto/domain/billing/nfse/access-key';
import { readXml, type XmlReader } from '../../../../platform/xml/read-xml.ts';

/** An authorised note (NFS-e) as the emitter made it. */
export type Note = {
  access_key: string;
  number: string;
  /** When the emitter made it, with its offset, and its date there. */
  processed_at: string;
  issue_date: string;
  /** The signature of the declaration inside it: whose note it is. */
  declaration_signature: string | null;
  inside: XmlReader;
};

/** Reads the XML of a note. Null when it is none, or its key does not check. */
export const readNote = (xml: string): Note | null => {
  const inside = readXml(xml)?.at('infNFSe');
  const access_key = /^NFS(.{50})$/.exec(inside?.attribute('Id') ?? '')?.[1] ?? '';
  const number = inside?.text('nNFSe') ?? '';
  const processed_at = inside?.text('dhProc') ?? '';
  if (!inside || !readAccessKey(access_key) || !/^\d{1,15}$/.test(number) || Number.isNaN(Date.parse(processed_at))) return null;
  return {
    access_key,
    number: String(Number(number)),
    processed_at,
    issue_date: processed_at.slice(0, 10),
    declaration_signature: signatureIn(inside.at('DPS')),
    inside,
  };
};

/** The signature that a document of ours carries. */
export const signatureOf = (xml: string): string | null => signatureIn(readXml(xml));

const signatureIn = (root: XmlReader | null): string | null => root?.text('Signature/SignatureValue')?.replaceAll(/\s/g, '') ?? null;
