import type { Tone } from '../../shared/status/tone.ts';

// Where a version of a company's articles of association stands. Only one waits at a time.

export const DRAFT_STATUSES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

export const draftStatusLabel: Record<DraftStatus, string> = {
  waiting: 'Aguardando aprovação',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
  withdrawn: 'Retirada',
};

export const draftStatusTone: Record<DraftStatus, Tone> = {
  waiting: 'waiting',
  approved: 'done',
  rejected: 'attention',
  withdrawn: 'ended',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const draftEventLabel = {
  'draft.sent': 'Minuta enviada',
  'draft.approved': 'Minuta aprovada',
  'draft.rejected': 'Minuta rejeitada',
  'draft.withdrawn': 'Minuta retirada',
  'registration.draft_sent': 'Minuta enviada para aprovação',
  'registration.draft_approved': 'Minuta aprovada pelo médico',
  'registration.draft_rejected': 'Minuta rejeitada pelo médico',
} as const;
