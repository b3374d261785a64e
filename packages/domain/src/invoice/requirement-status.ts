import type { Tone } from '../shared/status/tone.ts';

// Where a requirement ('exigência') stands: something staff needs from the doctor before the invoice can be issued.

export const REQUIREMENT_STATUSES = ['open', 'answered', 'returned', 'concluded'] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

export const requirementStatusLabel: Record<RequirementStatus, string> = {
  open: 'Aberta',
  answered: 'Respondida',
  returned: 'Devolvida',
  concluded: 'Concluída',
};

export const requirementStatusTone: Record<RequirementStatus, Tone> = {
  open: 'attention',
  answered: 'running',
  returned: 'attention',
  concluded: 'done',
};

/** Those in which the doctor is expected to answer. */
export const WAITING_STATUSES = ['open', 'returned'] as const satisfies readonly RequirementStatus[];

export const waitsForAnswer = (status: RequirementStatus): boolean => WAITING_STATUSES.some((waiting) => waiting === status);

/** It waits for the doctor after the last day that staff gave. */
export const isRequirementLate = ({ status, due_at }: { status: RequirementStatus; due_at: string }, today: string): boolean =>
  waitsForAnswer(status) && due_at < today;
