import type { Tone } from '../shared/status/tone.ts';

export const BOLETO_STATUSES = [
  'generating',
  'opened',
  'paid',
  'partially_paid',
  'overdue',
  'paid_late',
  'canceled',
  'generation_failed',
  'validation_failed',
] as const;
export type BoletoStatus = (typeof BOLETO_STATUSES)[number];

export const boletoStatusLabel: Record<BoletoStatus, string> = {
  generating: 'Gerando',
  opened: 'Aberto',
  paid: 'Pago',
  partially_paid: 'Pago parcial',
  overdue: 'Vencido',
  paid_late: 'Pago em atraso',
  canceled: 'Cancelado',
  generation_failed: 'Falha ao gerar',
  validation_failed: 'Inválido',
};

export const boletoStatusTone: Record<BoletoStatus, Tone> = {
  generating: 'running',
  opened: 'waiting',
  paid: 'done',
  partially_paid: 'waiting',
  overdue: 'attention',
  paid_late: 'done',
  canceled: 'ended',
  generation_failed: 'attention',
  validation_failed: 'attention',
};

/** What a boleto is paid for. */
export const BOLETO_KINDS = ['tax', 'fee', 'client_charge', 'public_fee'] as const;
export type BoletoKind = (typeof BOLETO_KINDS)[number];

export const boletoKindLabel: Record<BoletoKind, string> = {
  tax: 'Tributo',
  fee: 'Honorário',
  client_charge: 'Cobrança de tomador',
  public_fee: 'Taxa',
};
