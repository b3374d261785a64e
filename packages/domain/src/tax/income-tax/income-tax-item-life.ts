import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type ChecklistItemStatus, checklistItemStatusLabel } from './income-tax-kinds.ts';

// One document that a return asks for: sent by the doctor, accepted or refused by the team, or not theirs to send.

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxItemEventLabel = {
  'income_tax_item.asked': 'Documento pedido',
  'income_tax_item.sent': 'Documento enviado',
  'income_tax_item.accepted': 'Documento aceito',
  'income_tax_item.refused': 'Documento recusado',
  'income_tax_item.not_applicable': 'Documento que não se aplica',
  'income_tax_item.asked_again': 'Documento pedido de novo',
} as const;

type Event = keyof typeof incomeTaxItemEventLabel;

/** `job`: what reads the statements of income. */
export type IncomeTaxItemActor = 'staff' | 'client' | 'job';

const actions = {
  send: {
    label: 'Enviar o documento',
    by: ['client', 'staff'],
    event: 'income_tax_item.sent',
    paths: { pending: ['sent'], sent: ['sent'], refused: ['sent'], not_applicable: ['sent'] },
  },
  accept: {
    label: 'Aceitar o documento',
    by: ['staff'],
    event: 'income_tax_item.accepted',
    paths: { pending: ['accepted'], sent: ['accepted'], refused: ['accepted'] },
  },
  refuse: {
    label: 'Recusar o documento',
    by: ['staff', 'job'],
    event: 'income_tax_item.refused',
    paths: { sent: ['refused'], accepted: ['refused'] },
    asks_reason: true,
  },
  skip: {
    label: 'Não se aplica',
    by: ['client', 'staff'],
    event: 'income_tax_item.not_applicable',
    paths: { pending: ['not_applicable'], refused: ['not_applicable'] },
  },
  ask_again: {
    label: 'Pedir de novo',
    by: ['client', 'staff'],
    event: 'income_tax_item.asked_again',
    paths: { not_applicable: ['pending'] },
  },
} as const satisfies Record<string, Action<ChecklistItemStatus, IncomeTaxItemActor, Event>>;

export type IncomeTaxItemAction = keyof typeof actions;

export const incomeTaxItemMachine = stateMachine<ChecklistItemStatus, IncomeTaxItemAction, IncomeTaxItemActor, Event>({
  field: 'status',
  names: { the: 'O documento', this: 'este documento' },
  labels: checklistItemStatusLabel,
  actions,
});

/** Nothing more is to be done about it. */
export const isItemSettled = (status: ChecklistItemStatus): boolean => status === 'accepted' || status === 'not_applicable';
