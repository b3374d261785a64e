import type { Tone } from '../shared/status/tone.ts';

// Where the bank statement of one month stands.

export const STATEMENT_STATUSES = ['pending', 'sent', 'checking', 'incomplete', 'checked', 'no_movement', 'waived'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

export const statementStatusLabel: Record<StatementStatus, string> = {
  pending: 'Pendente',
  sent: 'Enviado',
  checking: 'Em conferência',
  incomplete: 'Incompleto',
  checked: 'Conferido',
  no_movement: 'Sem movimento',
  waived: 'Dispensado',
};

export const statementStatusTone: Record<StatementStatus, Tone> = {
  pending: 'waiting',
  sent: 'running',
  checking: 'running',
  incomplete: 'attention',
  checked: 'done',
  no_movement: 'ended',
  waived: 'ended',
};
