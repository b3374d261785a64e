import type { Tone } from '../shared/status/tone.ts';

// Where an obligation of one company and month stands.

export const MONTHLY_OBLIGATION_STATUSES = [
  'not_generated',
  'to_do',
  'running',
  'awaiting_client',
  'delivered',
  'delivered_late',
  'paid',
  'waived',
  'no_fact',
  'overdue',
] as const;
export type MonthlyObligationStatus = (typeof MONTHLY_OBLIGATION_STATUSES)[number];

export const monthlyObligationStatusLabel: Record<MonthlyObligationStatus, string> = {
  not_generated: 'Não gerada',
  to_do: 'A fazer',
  running: 'Em andamento',
  awaiting_client: 'Aguardando cliente',
  delivered: 'Entregue',
  delivered_late: 'Entregue em atraso',
  paid: 'Paga',
  waived: 'Dispensada',
  no_fact: 'Sem fato gerador',
  overdue: 'Vencida',
};

export const monthlyObligationStatusTone: Record<MonthlyObligationStatus, Tone> = {
  not_generated: 'draft',
  to_do: 'waiting',
  running: 'running',
  awaiting_client: 'waiting',
  delivered: 'done',
  delivered_late: 'done',
  paid: 'done',
  waived: 'ended',
  no_fact: 'ended',
  overdue: 'attention',
};
