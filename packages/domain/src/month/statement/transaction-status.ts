import type { Tone } from '../../shared/status/tone.ts';

// Where a bank movement and what it was matched with stand.

export const TRANSACTION_STATUSES = ['unmatched', 'suggested', 'matched', 'categorized', 'ignored', 'split'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const transactionStatusLabel: Record<TransactionStatus, string> = {
  unmatched: 'A conciliar',
  suggested: 'Sugerido',
  matched: 'Conciliado',
  categorized: 'Categorizado',
  ignored: 'Ignorado',
  split: 'Dividido',
};

export const transactionStatusTone: Record<TransactionStatus, Tone> = {
  unmatched: 'waiting',
  suggested: 'draft',
  matched: 'done',
  categorized: 'done',
  ignored: 'ended',
  split: 'done',
};

/** What was decided about a suggested match. */
export const MATCH_STATUSES = ['pending', 'confirmed', 'refused', 'expired', 'undone'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const matchStatusLabel: Record<MatchStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmado',
  refused: 'Recusado',
  expired: 'Expirado',
  undone: 'Desfeito',
};

export const matchStatusTone: Record<MatchStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'done',
  refused: 'ended',
  expired: 'ended',
  undone: 'ended',
};
