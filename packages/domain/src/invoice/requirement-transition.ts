import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import { type RequirementStatus, requirementStatusLabel, waitsForAnswer } from './requirement-status.ts';

// What moves one requirement, who may do it, and where the invoice stands with all of them.

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
} as const satisfies Record<string, Action<RequirementStatus, RequirementActor>>;

export type RequirementAction = keyof typeof actions;

export const requirementMachine = stateMachine<RequirementStatus, RequirementAction, RequirementActor>({
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
