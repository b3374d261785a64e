import { createHash } from 'node:crypto';
import {
  EVIDENCE_HEADING,
  EVIDENCE_INTRO,
  evidenceFacts,
  evidenceFoot,
  type SignatureEvidence,
} from '@esteto/domain/identity/signature/signature-evidence';
import { readApart } from '../../../platform/parsing/apart.ts';

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The text and the page that proves its signature, drawn apart from the server's own thread. */
export const signaturePdf = async (text: string, evidence: SignatureEvidence): Promise<Buffer> => {
  const signed = {
    title: evidence.title,
    subtitle: 'Assinado eletronicamente no Esteto',
    text,
    evidence: { heading: EVIDENCE_HEADING, intro: EVIDENCE_INTRO, facts: evidenceFacts(evidence) },
    foot: evidenceFoot(evidence),
    date: evidence.signed_at,
  };
  return Buffer.from(await readApart('signedText', signed, { of: null }));
};
