import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where each thing stands that a former accountant hands over.

export const HANDOVER_STATUSES = ['awaited', 'received', 'not_applicable'] as const;
export type HandoverStatus = (typeof HANDOVER_STATUSES)[number];

export const handoverStatusLabel: Record<HandoverStatus, string> = {
  awaited: 'Esperado',
  received: 'Recebido',
  not_applicable: 'Não se aplica',
};

export const handoverStatusTone: Record<HandoverStatus, Tone> = { awaited: 'waiting', received: 'done', not_applicable: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const handoverEventLabel = {
  'handover.begun': 'Troca de contador iniciada',
  'handover.accountant_changed': 'Contador anterior alterado',
  'handover.letter_asked': 'Carta ao contador anterior pedida',
  'handover.letter_sent': 'Carta ao contador anterior enviada',
  'handover_item.asked': 'Documento esperado do contador anterior',
  'handover_item.received': 'Documento recebido do contador anterior',
  'handover_item.waived': 'Documento do contador anterior que não se aplica',
  'handover_item.reopened': 'Documento do contador anterior esperado de novo',
} as const;

type Event = keyof typeof handoverEventLabel;
export type HandoverActor = 'staff';

const actions = {
  receive: {
    label: 'Recebido',
    by: ['staff'],
    event: 'handover_item.received',
    paths: { awaited: ['received'], not_applicable: ['received'] },
  },
  waive: {
    label: 'Não se aplica',
    by: ['staff'],
    event: 'handover_item.waived',
    paths: { awaited: ['not_applicable'], received: ['not_applicable'] },
  },
  reopen: {
    label: 'Esperar de novo',
    by: ['staff'],
    event: 'handover_item.reopened',
    paths: { received: ['awaited'], not_applicable: ['awaited'] },
  },
} as const satisfies Record<string, Action<HandoverStatus, HandoverActor, Event>>;

export type HandoverAction = keyof typeof actions;
export const HANDOVER_ACTIONS = ['receive', 'waive', 'reopen'] as const satisfies readonly HandoverAction[];

export const handoverMachine = stateMachine<HandoverStatus, HandoverAction, HandoverActor, Event>({
  field: 'status',
  names: { the: 'O documento', this: 'este documento' },
  labels: handoverStatusLabel,
  actions,
});
