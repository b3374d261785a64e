import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

export const LICENSING_STATUSES = ['pending', 'finished', 'cancelled'] as const;
export type LicensingStatus = (typeof LICENSING_STATUSES)[number];

export const licensingStatusLabel: Record<LicensingStatus, string> = {
  pending: 'Licenciamento Pendente',
  finished: 'Licenciamento Finalizado',
  cancelled: 'Licenciamento Cancelado',
};

export const licensingStatusTone: Record<LicensingStatus, Tone> = { pending: 'waiting', finished: 'done', cancelled: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const licensingEventLabel = {
  'licensing.started': 'Licenciamento iniciado',
  'licensing.status_changed': 'Situação do licenciamento alterada',
  'licensing.concluded': 'Licenciamento concluído',
  'licensing.cancelled': 'Licenciamento cancelado',
  'licensing.resumed': 'Licenciamento retomado',
  'licensing.step_status_changed': 'Situação da etapa alterada',
  'licensing.responsible_changed': 'Responsável alterado',
  'licensing.comment_deleted': 'Comentário excluído',
  'licensing.validity_changed': 'Validade alterada',
  'licensing.licence_added': 'Licença incluída',
  'licensing.renewal_begun': 'Renovação iniciada',
  'licensing.renewal_undone': 'Renovação desfeita',
  'licensing.answered': 'Resposta do médico recebida',
  'licensing.document_added': 'Documento da licença enviado',
  'licensing.document_removed': 'Documento da licença retirado',
} as const;

type Event = keyof typeof licensingEventLabel;

/** What happens to a licensing as a whole. */
export const LICENSING_EVENTS = [
  'licensing.started',
  'licensing.status_changed',
  'licensing.concluded',
  'licensing.cancelled',
  'licensing.resumed',
] as const satisfies readonly Event[];
export type LicensingEvent = (typeof LICENSING_EVENTS)[number];

/** What its history also tells, of its parts. */
export const LICENSING_HISTORY_EVENTS = [
  ...LICENSING_EVENTS,
  'licensing.step_status_changed',
  'licensing.responsible_changed',
  'licensing.comment_deleted',
  'licensing.validity_changed',
] as const satisfies readonly Event[];

export type LicensingActor = 'staff' | 'system';

const actions = {
  conclude: { label: 'Concluir', by: ['staff', 'system'], event: 'licensing.concluded', paths: { pending: ['finished'] } },
  cancel: { label: 'Cancelar', by: ['staff'], event: 'licensing.cancelled', paths: { pending: ['cancelled'] }, asks_reason: true },
  resume: {
    label: 'Retomar',
    by: ['staff'],
    event: 'licensing.resumed',
    paths: { cancelled: ['pending'], finished: ['pending'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<LicensingStatus, LicensingActor, Event>>;

export type LicensingAction = keyof typeof actions;

export const licensingMachine = stateMachine<LicensingStatus, LicensingAction, LicensingActor, Event>({
  field: 'status',
  names: { the: 'O licenciamento', this: 'este licenciamento' },
  labels: licensingStatusLabel,
  actions,
});
