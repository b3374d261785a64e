import type { Tone } from '../shared/status/tone.ts';

// Where a request that repeats itself every month stands.

export const RECURRENCE_STATUSES = ['active', 'paused', 'ended'] as const;
export type RecurrenceStatus = (typeof RECURRENCE_STATUSES)[number];

export const recurrenceStatusLabel: Record<RecurrenceStatus, string> = {
  active: 'Ativa',
  paused: 'Pausada',
  ended: 'Encerrada',
};

export const recurrenceStatusTone: Record<RecurrenceStatus, Tone> = {
  active: 'running',
  paused: 'attention',
  ended: 'ended',
};
