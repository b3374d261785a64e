import type { Tone } from '../../shared/status/tone.ts';

// Where a bank movement stands. It is worked out from what was said of it and never stored: 'Sugerido' is one that waits, and for which something was found.

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

/** What can be looked for: a suggestion is found for what is seen, and is not known of the rest. */
export const TRANSACTION_STANDINGS = ['waiting', 'alike', 'matched', 'categorized', 'ignored'] as const;
export type TransactionStanding = (typeof TRANSACTION_STANDINGS)[number];

export const transactionStandingLabel: Record<TransactionStanding, string> = {
  waiting: 'A conciliar',
  alike: 'Parecem repetidos',
  matched: 'Conciliados',
  categorized: 'Categorizados',
  ignored: 'Ignorados',
};

/** How a movement stands by what was said of it. */
export const transactionStatus = (
  said: { targets: number; category: string | null; is_ignored: boolean } | null,
  hasSuggestion: boolean,
): TransactionStatus => {
  if (!said) return hasSuggestion ? 'suggested' : 'unmatched';
  if (said.is_ignored) return 'ignored';
  if (said.targets === 0) return 'categorized';
  return said.targets > 1 || said.category !== null ? 'split' : 'matched';
};
