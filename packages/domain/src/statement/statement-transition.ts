import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type StatementStatus, statementStatusLabel } from './statement-status.ts';

// What moves the statement of a month from one status to another. Who declared that nothing moved is the author of the event.

export type StatementActor = 'doctor' | 'staff' | 'system';

const actions = {
  send: { label: 'Enviar', by: ['doctor', 'staff'], event: 'statement.sent', paths: { pending: ['sent'], incomplete: ['sent'] } },
  start_check: { label: 'Iniciar conferência', by: ['staff', 'system'], event: 'statement.check_started', paths: { sent: ['checking'] } },
  mark_incomplete: {
    label: 'Marcar como incompleto',
    by: ['staff', 'system'],
    event: 'statement.found_incomplete',
    paths: { sent: ['incomplete'], checking: ['incomplete'] },
    asks_reason: true,
  },
  conclude: {
    label: 'Concluir conferência',
    by: ['staff', 'system'],
    event: 'statement.checked',
    paths: { sent: ['checking', 'checked'], checking: ['checked'] },
  },
  declare_no_movement: {
    label: 'Declarar sem movimento',
    by: ['doctor', 'staff'],
    event: 'statement.no_movement_declared',
    paths: { pending: ['no_movement'] },
  },
  waive: {
    label: 'Dispensar',
    by: ['staff'],
    event: 'statement.waived',
    paths: { pending: ['waived'], incomplete: ['waived'] },
    asks_reason: true,
  },
  reopen: {
    label: 'Reabrir',
    by: ['staff'],
    event: 'statement.reopened',
    paths: { no_movement: ['pending'], waived: ['pending'], checked: ['checking'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<StatementStatus, StatementActor>>;

export type StatementAction = keyof typeof actions;

export const statementMachine = stateMachine<StatementStatus, StatementAction, StatementActor>({
  field: 'status',
  names: { the: 'O extrato', this: 'este extrato' },
  labels: statementStatusLabel,
  actions,
});
