import { type Action, stateMachine } from '../../shared/status/state-machine.ts';

// What becomes of the renewal of a licence. The one that it renews stays as it is, and in force, until the new one is issued.

export const RENEWAL_STATUSES = ['first', 'running', 'issued', 'undone'] as const;
/** `first`: it renews no other. */
export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];

export const renewalStatusLabel: Record<RenewalStatus, string> = {
  first: 'Primeira licença',
  running: 'Renovação em andamento',
  issued: 'Renovação emitida',
  undone: 'Renovação desfeita',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const licenceEventLabel = {
  'licence.added': 'Licença incluída',
  'licence.changed': 'Licença alterada',
  'licence.reminded': 'Lembrete de licença enviado',
  'licence.ending_told': 'Aviso de vencimento enviado',
  'licence.answered': 'Resposta do médico recebida',
  'licence.papers_came': 'Documento do médico recebido',
  'licence.renewal_issued': 'Renovação emitida',
  'licence.renewal_reopened': 'Renovação reaberta',
  'licence.renewal_undone': 'Renovação desfeita',
  'licence.renewal_resumed': 'Renovação retomada',
  'licence_document.added': 'Documento da licença enviado',
  'licence_document.changed': 'Documento da licença alterado',
  'licence_document.removed': 'Documento da licença retirado',
} as const;

type Event = keyof typeof licenceEventLabel;
export type RenewalActor = 'staff';

const actions = {
  issue: { label: 'Emitir a renovação', by: ['staff'], event: 'licence.renewal_issued', paths: { running: ['issued'] } },
  reopen: { label: 'Reabrir a renovação', by: ['staff'], event: 'licence.renewal_reopened', paths: { issued: ['running'] } },
  undo: { label: 'Desfazer a renovação', by: ['staff'], event: 'licence.renewal_undone', paths: { running: ['undone'] } },
  /** Begun again: with all that was sent and said before it was undone. */
  begin_again: { label: 'Retomar a renovação', by: ['staff'], event: 'licence.renewal_resumed', paths: { undone: ['running'] } },
} as const satisfies Record<string, Action<RenewalStatus, RenewalActor, Event>>;

export type RenewalAction = keyof typeof actions;

export const renewalMachine = stateMachine<RenewalStatus, RenewalAction, RenewalActor, Event, 'renewal'>({
  field: 'renewal',
  names: { the: 'A renovação', this: 'esta renovação' },
  labels: renewalStatusLabel,
  actions,
});
