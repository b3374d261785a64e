import type { Tone } from '../shared/status/tone.ts';

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
