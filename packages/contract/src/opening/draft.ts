import { draftApproval, draftForm, draftRejection, draftVersion } from '@esteto/domain/opening/draft/draft-form';
import { DRAFT_STATUSES } from '@esteto/domain/opening/draft/draft-life';
import { array, type InferType, number, object, string } from 'yup';
import { partner, registrations } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { signatureAsked, signatureEvidence } from '../identity/signature.ts';
import { versioned } from '../record.ts';

const clauses = array(
  object({ title: string().required(), text: string().required(), plain: string().nullable().defined() }).required(),
).required();

/** A version of a company's articles of association. `before`: the clauses of the version before it; `signature`: how it was approved. */
export const draftDetail = object({
  id: number().required(),
  version: number().required(),
  number: number().required(),
  status: string().oneOf(DRAFT_STATUSES).required(),
  reason: string().nullable().defined(),
  created_at: string().required(),
  company_name: string().required(),
  clauses,
  before: clauses.nullable().defined(),
  signature: signatureEvidence.nullable().defined(),
});
export type DraftDetail = InferType<typeof draftDetail>;

/** The latest version, null before the first. */
export const latestDraft = object({ draft: draftDetail.nullable().defined() });
export type LatestDraft = InferType<typeof latestDraft>;

export const draft = {
  ofRegistration: get('admin/registrations/:id/draft', {
    summary: 'A última versão da minuta de uma abertura; antes da primeira, o modelo preenchido.',
    who: registrations.view,
    answer: object({ version: number().required(), company_name: string().required(), reason: string().nullable().defined(), clauses }),
  }),
  readOfRegistration: get('admin/registrations/:id/draft/pdf', {
    summary: 'O PDF da última versão da minuta de uma abertura.',
    who: registrations.view,
    answer: 'file',
  }),
  send: post('admin/registrations/:id/draft', {
    summary: 'Envia uma versão da minuta ao médico, que a aprova ou rejeita. `version`: a da abertura.',
    who: registrations.edit,
    body: versioned(draftForm),
  }),
  current: get('registration/draft', {
    summary: 'A última versão da minuta da empresa, com a anterior.',
    who: partner(),
    answer: latestDraft,
  }),
  read: get('registration/draft/pdf', { summary: 'O PDF da última versão da minuta da empresa.', who: partner(), answer: 'file' }),
  askCode: post('registration/draft/code', {
    summary: 'Envia por e-mail o código que assina a minuta que espera, como ela está.',
    who: partner('edit'),
    body: draftVersion,
    answer: signatureAsked,
    keyless: true,
    lifts_minuta: true,
  }),
  approve: post('registration/draft/approve', {
    summary: 'Aprova a minuta que espera, assinada com o código que foi por e-mail; repetida, nada muda.',
    who: partner('edit'),
    body: draftApproval,
    keyless: true,
    lifts_minuta: true,
  }),
  reject: post('registration/draft/reject', {
    summary: 'Rejeita a minuta que espera, com o motivo.',
    who: partner('edit'),
    body: draftRejection,
    lifts_minuta: true,
  }),
};
