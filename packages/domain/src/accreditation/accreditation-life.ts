import type { Tone } from '../shared/status/tone.ts';

// Where the accreditation of a professional in a group and each of its documents stand.

export const ACCREDITATION_STATUSES = [
  'invited',
  'filling',
  'under_review',
  'awaiting_correction',
  'awaiting_supervisor',
  'approved',
  'refused',
  'expired',
  'suspended',
  'cancelled',
] as const;
export type AccreditationStatus = (typeof ACCREDITATION_STATUSES)[number];

export const accreditationStatusLabel: Record<AccreditationStatus, string> = {
  invited: 'Convidado',
  filling: 'Em preenchimento',
  under_review: 'Em análise',
  awaiting_correction: 'Pendente de correção',
  awaiting_supervisor: 'Aguardando supervisor',
  approved: 'Aprovado',
  refused: 'Reprovado',
  expired: 'Expirado',
  suspended: 'Suspenso',
  cancelled: 'Cancelado',
};

export const accreditationStatusTone: Record<AccreditationStatus, Tone> = {
  invited: 'waiting',
  filling: 'running',
  under_review: 'running',
  awaiting_correction: 'attention',
  awaiting_supervisor: 'waiting',
  approved: 'done',
  refused: 'attention',
  expired: 'draft',
  suspended: 'attention',
  cancelled: 'ended',
};

export const ACCREDITATION_DOCUMENT_STATUSES = ['awaiting_upload', 'under_review', 'approved', 'correction', 'expired', 'waived'] as const;
export type AccreditationDocumentStatus = (typeof ACCREDITATION_DOCUMENT_STATUSES)[number];

export const accreditationDocumentStatusLabel: Record<AccreditationDocumentStatus, string> = {
  awaiting_upload: 'Aguardando envio',
  under_review: 'Em análise',
  approved: 'Aprovado',
  correction: 'Correção',
  expired: 'Vencido',
  waived: 'Dispensado',
};

export const accreditationDocumentStatusTone: Record<AccreditationDocumentStatus, Tone> = {
  awaiting_upload: 'waiting',
  under_review: 'running',
  approved: 'done',
  correction: 'attention',
  expired: 'attention',
  waived: 'ended',
};

/** In the order in which a professional goes through them. */
export const ACCREDITATION_STEPS = ['contact', 'data', 'documents', 'review', 'payment', 'validation'] as const;
export type AccreditationStep = (typeof ACCREDITATION_STEPS)[number];

export const accreditationStepLabel: Record<AccreditationStep, string> = {
  contact: 'Contato',
  data: 'Dados',
  documents: 'Documentos',
  review: 'Análise',
  payment: 'Pagamento',
  validation: 'Validação',
};

export const ACCREDITATION_ORIGINS = ['invite', 'application', 'internal'] as const;
export type AccreditationOrigin = (typeof ACCREDITATION_ORIGINS)[number];

export const accreditationOriginLabel: Record<AccreditationOrigin, string> = {
  invite: 'Convite',
  application: 'Candidatura',
  internal: 'Interno',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationEventLabel = {
  'accreditation.created': 'Profissional credenciado no grupo',
  'accreditation.ended': 'Credenciamento encerrado',
} as const;
