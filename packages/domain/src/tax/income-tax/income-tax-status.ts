import type { Tone } from '../../shared/status/tone.ts';

// Where an income-tax return and what the tax office says of it stand.

export const INCOME_TAX_STATUSES = [
  'not_started',
  'quote',
  'awaiting_documents',
  'filling',
  'in_review',
  'awaiting_approval',
  'transmitted',
  'processed',
  'audited',
  'amended',
  'finished',
  'cancelled',
] as const;
export type IncomeTaxStatus = (typeof INCOME_TAX_STATUSES)[number];

export const incomeTaxStatusLabel: Record<IncomeTaxStatus, string> = {
  not_started: 'Não iniciada',
  quote: 'Orçamento',
  awaiting_documents: 'Aguardando documentos',
  filling: 'Em preenchimento',
  in_review: 'Em revisão',
  awaiting_approval: 'Aguardando aprovação do cliente',
  transmitted: 'Transmitida',
  processed: 'Processada',
  audited: 'Malha fina',
  amended: 'Retificada',
  finished: 'Finalizada',
  cancelled: 'Cancelada',
};

export const incomeTaxStatusTone: Record<IncomeTaxStatus, Tone> = {
  not_started: 'ended',
  quote: 'draft',
  awaiting_documents: 'waiting',
  filling: 'running',
  in_review: 'running',
  awaiting_approval: 'waiting',
  transmitted: 'done',
  processed: 'done',
  audited: 'attention',
  amended: 'running',
  finished: 'done',
  cancelled: 'ended',
};

/** As the tax office shows it (e-CAC). */
export const ECAC_STATUSES = ['processing', 'processed', 'pending', 'audited', 'refund'] as const;
export type EcacStatus = (typeof ECAC_STATUSES)[number];

export const ecacStatusLabel: Record<EcacStatus, string> = {
  processing: 'Em processamento',
  processed: 'Processada',
  pending: 'Com pendências',
  audited: 'Em malha',
  refund: 'Restituição',
};

export const ecacStatusTone: Record<EcacStatus, Tone> = {
  processing: 'running',
  processed: 'done',
  pending: 'attention',
  audited: 'attention',
  refund: 'done',
};
