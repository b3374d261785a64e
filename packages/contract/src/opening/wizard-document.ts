import { DOCUMENT_KINDS } from '@esteto/domain/opening/registration/registration-documents';
import { wizardDocumentDecisionForm, wizardDocumentForm } from '@esteto/domain/opening/wizard/wizard-document-form';
import { WIZARD_DOCUMENT_STATUSES } from '@esteto/domain/opening/wizard/wizard-document-life';
import { object as form, integer } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { onboarding, owner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { wizardState } from './wizard.ts';

/** A paper that the owner sent. `reason`: why it was returned. */
export const wizardDocumentRow = object({
  id: number().required(),
  version: number().required(),
  kind: string().oneOf(DOCUMENT_KINDS).required(),
  status: string().oneOf(WIZARD_DOCUMENT_STATUSES).required(),
  reason: string().nullable().defined(),
  valid_until: string().nullable().defined(),
  name: string().required(),
  mime: string().required(),
  created_at: string().required(),
});
export type WizardDocumentRow = InferType<typeof wizardDocumentRow>;

const documents = array(wizardDocumentRow.required()).required();

/** The kinds in which papers are taken: what a scanner or a camera makes. */
export const WIZARD_PAPER_KINDS = ['pdf', 'png', 'jpg'] as const;

export const wizardDocument = {
  list: get('wizard/documents', { summary: 'Os documentos enviados no cadastro.', who: owner(), answer: documents }),
  send: post('wizard/documents', {
    summary: 'Envia um documento do cadastro.',
    who: owner('edit'),
    upload: { kinds: WIZARD_PAPER_KINDS },
    body: wizardDocumentForm,
    answer: wizardDocumentRow,
  }),
  update: put('wizard/documents/:id', {
    summary: 'Diz qual é o documento e até quando vale.',
    who: owner('edit'),
    body: versioned(wizardDocumentForm),
    answer: wizardDocumentRow,
  }),
  remove: del('wizard/documents/:id', { summary: 'Retira um documento que não foi aceito.', who: owner('edit') }),
  file: get('wizard/documents/:id/file', { summary: 'O arquivo de um documento do cadastro.', who: owner(), answer: 'file' }),
  finish: post('wizard/documents/finish', {
    summary: 'Confere o que falta e segue com o cadastro.',
    who: owner('edit'),
    keyless: true,
    body: form({ version: integer('Versão').min(1).required() }),
    answer: wizardState,
  }),
  decide: post('admin/wizard-documents/:id/decision', {
    summary: 'Aceita um documento do cadastro ou o devolve, dizendo por quê.',
    who: onboarding.edit,
    body: versioned(wizardDocumentDecisionForm),
    answer: wizardDocumentRow,
  }),
  readOfCompany: get('admin/wizard-documents/:id/file', {
    summary: 'O arquivo de um documento que um médico enviou no cadastro.',
    who: onboarding.view,
    answer: 'file',
  }),
};
