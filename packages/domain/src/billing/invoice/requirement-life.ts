import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';
import type { InvoiceStatus } from './invoice-status.ts';

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

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const requirementEventLabel = {
  'requirement.opened': 'Exigência aberta',
  'requirement.answered': 'Exigência respondida',
  'requirement.returned': 'Exigência devolvida',
  'requirement.concluded': 'Exigência concluída',
} as const;

// What moves one requirement, who may do it, and where the invoice stands with all of them.

type Event = keyof typeof requirementEventLabel;

export type RequirementActor = 'doctor' | 'staff';

const actions = {
  answer: {
    label: 'Responder',
    by: ['doctor'],
    event: 'requirement.answered',
    paths: { open: ['answered'], returned: ['answered'] },
  },
  send_back: {
    label: 'Devolver',
    by: ['staff'],
    event: 'requirement.returned',
    asks_reason: true,
    paths: { answered: ['returned'] },
  },
  conclude: {
    label: 'Concluir',
    by: ['staff'],
    event: 'requirement.concluded',
    // What was told by telephone is concluded without an answer.
    paths: { open: ['concluded'], answered: ['concluded'], returned: ['concluded'] },
  },
} as const satisfies Record<string, Action<RequirementStatus, RequirementActor, Event>>;

export type RequirementAction = keyof typeof actions;

export const requirementMachine = stateMachine<RequirementStatus, RequirementAction, RequirementActor, Event>({
  field: 'status',
  names: { the: 'A exigência', this: 'esta exigência' },
  labels: requirementStatusLabel,
  actions,
});

/** Where its requirements put an invoice: with the doctor while one waits for them, with staff while one is answered, then in preparation again. */
export const standingOf = (requirements: readonly { status: RequirementStatus }[]): RequirementStanding => {
  if (requirements.some(({ status }) => waitsForAnswer(status))) return 'requirement';
  return requirements.some(({ status }) => status === 'answered') ? 'answered' : 'in_preparation';
};

export type RequirementStanding = Extract<InvoiceStatus, 'requirement' | 'answered' | 'in_preparation'>;
