import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where the bank statement of one month stands.

export const STATEMENT_STATUSES = ['pending', 'sent', 'checking', 'incomplete', 'checked', 'no_movement', 'waived'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

export const statementStatusLabel: Record<StatementStatus, string> = {
  pending: 'Pendente',
  sent: 'Enviado',
  checking: 'Em conferência',
  incomplete: 'Incompleto',
  checked: 'Conferido',
  no_movement: 'Sem movimento',
  waived: 'Dispensado',
};

export const statementStatusTone: Record<StatementStatus, Tone> = {
  pending: 'waiting',
  sent: 'running',
  checking: 'running',
  incomplete: 'attention',
  checked: 'done',
  no_movement: 'ended',
  waived: 'ended',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const statementEventLabel = {
  'bank_account.created': 'Conta bancária incluída',
  'bank_account.numbered': 'Número da conta lido do arquivo',
  'bank_account.renamed': 'Conta bancária renomeada',
  'bank_account.merged': 'Conta bancária juntada a outra',
  'bank_account.removed': 'Conta bancária removida',
  'company.statement_comment_deleted': 'Comentário sobre os extratos excluído',
  'statement.sent': 'Extrato enviado',
  'statement.part_kept': 'Parte do extrato guardada',
  'statement.check_started': 'Conferência iniciada',
  'statement.found_incomplete': 'Extrato incompleto',
  'statement.checked': 'Extrato conferido',
  'statement.no_movement_declared': 'Declarado sem movimento',
  'statement.waived': 'Extrato dispensado',
  'statement.reopened': 'Extrato reaberto',
  'statement.import_undone': 'Envio do extrato desfeito',
  'statement.account_merged': 'Extrato passado a outra conta',
  'statement_import.begun': 'Arquivo grande do extrato recebido',
  'statement_import.kept': 'Arquivo grande do extrato guardado',
  'statement_import.failed': 'Arquivo grande do extrato não entrou',
  'statement_import.undone': 'Arquivo do extrato retirado',
  'statement.file_read': 'Arquivo do extrato aberto pela equipe',
} as const;

// What moves the statement of a month from one status to another. Who declared that nothing moved is the author of the event.

type Event = keyof typeof statementEventLabel;

export type StatementActor = 'doctor' | 'staff' | 'system';

const actions = {
  send: { label: 'Enviar', by: ['doctor', 'staff'], event: 'statement.sent', paths: { pending: ['sent'], incomplete: ['sent'] } },
  start_check: { label: 'Iniciar conferência', by: ['staff', 'system'], event: 'statement.check_started', paths: { sent: ['checking'] } },
  /** The only whole file of the month was taken back. */
  undo_import: {
    label: 'Desfazer envio',
    by: ['doctor', 'staff'],
    event: 'statement.import_undone',
    paths: { sent: ['pending'], incomplete: ['pending'] },
  },
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
} as const satisfies Record<string, Action<StatementStatus, StatementActor, Event>>;

export type StatementAction = keyof typeof actions;

export const statementMachine = stateMachine<StatementStatus, StatementAction, StatementActor, Event>({
  field: 'status',
  names: { the: 'O extrato', this: 'este extrato' },
  labels: statementStatusLabel,
  actions,
});
