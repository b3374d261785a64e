import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type PendencyStatus, pendencyStatusLabel } from './pendency-status.ts';

// What a return waits for from the client: asked with a day, answered in one place, accepted or returned.

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const pendencyEventLabel = {
  'income_tax_pendency.asked': 'Pendência criada',
  'income_tax_pendency.answered': 'Pendência respondida',
  'income_tax_pendency.accepted': 'Resposta aceita',
  'income_tax_pendency.returned': 'Resposta devolvida',
  'income_tax_pendency.waived': 'Pendência dispensada',
  'income_tax_pendency.overdue': 'Prazo da pendência vencido',
  'income_tax_pendency.extended': 'Prazo da pendência alterado',
  'income_tax_pendency.reminded': 'Cliente lembrado da pendência',
} as const;

type Event = keyof typeof pendencyEventLabel;

/** `job`: what the day itself brings. */
export type PendencyActor = 'staff' | 'client' | 'job';

const actions = {
  answer: {
    label: 'Responder',
    by: ['client'],
    event: 'income_tax_pendency.answered',
    paths: { open: ['answered'], returned: ['answered'], overdue: ['answered'] },
  },
  accept: { label: 'Aceitar', by: ['staff'], event: 'income_tax_pendency.accepted', paths: { answered: ['accepted'] } },
  return: {
    label: 'Devolver',
    by: ['staff'],
    event: 'income_tax_pendency.returned',
    paths: { answered: ['returned'] },
    asks_reason: true,
  },
  waive: {
    label: 'Dispensar',
    by: ['staff'],
    event: 'income_tax_pendency.waived',
    paths: { open: ['waived'], answered: ['waived'], returned: ['waived'], overdue: ['waived'] },
    asks_reason: true,
  },
  extend: {
    label: 'Mudar o prazo',
    by: ['staff'],
    event: 'income_tax_pendency.extended',
    paths: { open: ['open'], returned: ['returned'], overdue: ['open'] },
  },
  expire: {
    label: 'Marcar como vencida',
    by: ['job'],
    event: 'income_tax_pendency.overdue',
    paths: { open: ['overdue'], returned: ['overdue'] },
  },
} as const satisfies Record<string, Action<PendencyStatus, PendencyActor, Event>>;

export type PendencyAction = keyof typeof actions;

export const pendencyMachine = stateMachine<PendencyStatus, PendencyAction, PendencyActor, Event>({
  field: 'status',
  names: { the: 'A pendência', this: 'esta pendência' },
  labels: pendencyStatusLabel,
  actions,
});

/** It still waits for the client. */
export const waitsForClient = (status: PendencyStatus): boolean => status === 'open' || status === 'returned' || status === 'overdue';
