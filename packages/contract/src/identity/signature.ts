import { boolean, type InferType, number, object, string } from 'yup';
import { partner, signatures as who } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** What proves that somebody signed a text in the product. `sha256`: of the text; `pdf_sha256`: of the file that is downloaded. */
export const signatureEvidence = object({
  id: number().required(),
  title: string().required(),
  sha256: string().required(),
  pdf_sha256: string().required(),
  name: string().required(),
  cpf: string().nullable().defined(),
  email: string().required(),
  code_sent_at: string().required(),
  signed_at: string().required(),
  ip: string().nullable().defined(),
  user_agent: string().nullable().defined(),
  request_id: string().required(),
});
export type SignatureEvidence = InferType<typeof signatureEvidence>;

/** A text that was signed: its PDF is read by `id`. */
export const signedContract = object({ id: number().required(), title: string().required(), signed_at: string().required() });
export type SignedContract = InferType<typeof signedContract>;

/** Where the code that signs went. */
export const signatureAsked = object({ email: string().required() });
export type SignatureAsked = InferType<typeof signatureAsked>;

const verdict = object({ is_same: boolean().required() });
const upload = { kinds: ['pdf'] as const };

export const signature = {
  read: get('signatures/:id/pdf', { summary: 'O PDF de um texto assinado, com a página de evidências.', who: partner(), answer: 'file' }),
  verify: post('signatures/:id/verify', {
    summary: 'Confere se um PDF é, byte por byte, o que foi assinado.',
    who: partner(),
    keyless: true,
    upload,
    answer: verdict,
    lifts_minuta: true,
  }),
  readOfStaff: get('admin/signatures/:id/pdf', { summary: 'O PDF de um texto assinado, para a equipe.', who: who.view, answer: 'file' }),
  verifyOfStaff: post('admin/signatures/:id/verify', {
    summary: 'Confere se um PDF é, byte por byte, o que foi assinado, para a equipe.',
    who: who.verify,
    keyless: true,
    upload,
    answer: verdict,
  }),
};
