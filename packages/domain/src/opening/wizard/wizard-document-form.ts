import type { InferType } from 'yup';
import { isoDate, longText, object, oneOf } from '../../shared/schema/fields.ts';
import { DOCUMENT_KINDS, documentKindLabel } from '../registration/registration-documents.ts';
import { WIZARD_DOCUMENT_ACTIONS } from './wizard-document-life.ts';

/** What a paper is, and until when it holds where it says so. */
export const wizardDocumentForm = object({
  kind: oneOf('Documento', DOCUMENT_KINDS, documentKindLabel).required('Escolha qual é o documento.'),
  valid_until: isoDate('Validade'),
});
export type WizardDocumentForm = InferType<typeof wizardDocumentForm>;

export const wizardDocumentDecisionForm = object({
  action: oneOf('Ação', WIZARD_DOCUMENT_ACTIONS).required(),
  reason: longText('Motivo').max(500),
});

/** What is told to the owner whose document is not enough. */
export const wizardDocumentReturnForm = object({ reason: longText('O que falta no documento').max(500).required() });
