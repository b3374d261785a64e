import type { Tone } from '../../shared/status/tone.ts';

// What the bank says of a registered boleto, kept apart from its own status: the exchange of CNAB files and the payment.

export const BANK_FILE_STATUSES = [
  'draft',
  'added',
  'exported',
  'exporting_error',
  'accepted',
  'accepted_hml',
  'not_accepted',
  'done',
] as const;
export type BankFileStatus = (typeof BANK_FILE_STATUSES)[number];

export const bankFileStatusLabel: Record<BankFileStatus, string> = {
  draft: 'Rascunho',
  added: 'Incluído',
  exported: 'Exportado',
  exporting_error: 'Erro na exportação',
  accepted: 'Aceito',
  accepted_hml: 'Aceito em homologação',
  not_accepted: 'Recusado',
  done: 'Concluído',
};

export const bankFileStatusTone: Record<BankFileStatus, Tone> = {
  draft: 'draft',
  added: 'waiting',
  exported: 'running',
  exporting_error: 'attention',
  accepted: 'done',
  accepted_hml: 'done',
  not_accepted: 'attention',
  done: 'done',
};

export const PAYMENT_SITUATIONS = [
  'initial',
  'open',
  'paid',
  'settled',
  'written_off',
  'written_off_settled',
  'not_paid',
  'invoice_canceled',
] as const;
export type PaymentSituation = (typeof PAYMENT_SITUATIONS)[number];

export const paymentSituationLabel: Record<PaymentSituation, string> = {
  initial: 'Inicial',
  open: 'Aberta',
  paid: 'Paga',
  settled: 'Liquidada',
  written_off: 'Baixa',
  written_off_settled: 'Baixa com liquidação',
  not_paid: 'Não pagamento',
  invoice_canceled: 'Fatura cancelada',
};

export const paymentSituationTone: Record<PaymentSituation, Tone> = {
  initial: 'draft',
  open: 'waiting',
  paid: 'done',
  settled: 'done',
  written_off: 'ended',
  written_off_settled: 'done',
  not_paid: 'attention',
  invoice_canceled: 'ended',
};
