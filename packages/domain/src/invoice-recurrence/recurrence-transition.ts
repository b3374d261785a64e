import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type RecurrenceStatus, recurrenceStatusLabel } from './recurrence-status.ts';

// What moves a recurring request, and who may do it.

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
} as const satisfies Record<string, Action<RecurrenceStatus, RecurrenceActor>>;

export type RecurrenceAction = keyof typeof actions;

export const recurrenceMachine = stateMachine<RecurrenceStatus, RecurrenceAction, RecurrenceActor>({
  field: 'status',
  names: { the: 'A repetição', this: 'esta repetição' },
  labels: recurrenceStatusLabel,
  actions,
});
