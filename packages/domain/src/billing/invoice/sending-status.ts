import type { Tone } from '../../shared/status/tone.ts';

// The transport of a document to the emitter or to a mailbox, kept apart from the invoice's own status.

export const SENDING_STATUSES = ['waiting', 'sending', 'processing', 'error', 'success', 'cancelled'] as const;
export type SendingStatus = (typeof SENDING_STATUSES)[number];

export const sendingStatusLabel: Record<SendingStatus, string> = {
  waiting: 'Aguardando',
  sending: 'Enviando',
  processing: 'Processando',
  error: 'Erro',
  success: 'Sucesso',
  cancelled: 'Cancelado',
};

export const sendingStatusTone: Record<SendingStatus, Tone> = {
  waiting: 'waiting',
  sending: 'running',
  processing: 'running',
  error: 'attention',
  success: 'done',
  cancelled: 'ended',
};
