import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

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

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const invoiceRecurrenceEventLabel = {
  'invoice_recurrence.created': 'Repetição mensal criada',
  'invoice_recurrence.edited': 'Repetição mensal alterada',
  'invoice_recurrence.ended': 'Repetição mensal encerrada',
  'invoice_recurrence.finished': 'Repetição mensal concluída',
  'invoice_recurrence.made': 'Nota pedida pela repetição mensal',
  'invoice_recurrence.paused': 'Repetição mensal pausada',
  'invoice_recurrence.resumed': 'Repetição mensal retomada',
  'invoice_recurrence.suspended': 'Repetição mensal interrompida',
} as const;

// What moves a recurring request, and who may do it.

type Event = keyof typeof invoiceRecurrenceEventLabel;

export type RecurrenceActor = 'doctor' | 'system';

const actions = {
  pause: { label: 'Pausar', by: ['doctor'], event: 'invoice_recurrence.paused', paths: { active: ['paused'] } },
  /** A month could not be asked for: the reason says what has to be mended first. */
  suspend: {
    label: 'Interromper',
    by: ['system'],
    event: 'invoice_recurrence.suspended',
    asks_reason: true,
    paths: { active: ['paused'] },
  },
  resume: { label: 'Retomar', by: ['doctor'], event: 'invoice_recurrence.resumed', paths: { paused: ['active'] } },
  end: { label: 'Encerrar', by: ['doctor'], event: 'invoice_recurrence.ended', paths: { active: ['ended'], paused: ['ended'] } },
  /** Its last month was asked for. */
  finish: { label: 'Concluir', by: ['system'], event: 'invoice_recurrence.finished', paths: { active: ['ended'] } },
} as const satisfies Record<string, Action<RecurrenceStatus, RecurrenceActor, Event>>;

export type RecurrenceAction = keyof typeof actions;

export const recurrenceMachine = stateMachine<RecurrenceStatus, RecurrenceAction, RecurrenceActor, Event>({
  field: 'status',
  names: { the: 'A repetição', this: 'esta repetição' },
  labels: recurrenceStatusLabel,
  actions,
});
