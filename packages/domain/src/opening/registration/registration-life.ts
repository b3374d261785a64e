import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

export const REGISTRATION_STATUSES = ['pending', 'finished', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const registrationStatusLabel: Record<RegistrationStatus, string> = {
  pending: 'Registro Pendente',
  finished: 'Registro Finalizado',
  cancelled: 'Registro Cancelado',
};

export const registrationStatusTone: Record<RegistrationStatus, Tone> = { pending: 'waiting', finished: 'done', cancelled: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const registrationEventLabel = {
  'registration.started': 'Registro iniciado',
  'registration.edited': 'Registro alterado',
  'registration.fee_sent': 'Boleto da taxa guardado',
  'registration.status_changed': 'Situação alterada',
  'registration.responsible_changed': 'Responsável alterado',
  'registration.concluded': 'Registro concluído',
  'registration.cancelled': 'Registro cancelado',
  'registration.resumed': 'Registro retomado',
  'registration.due_date_changed': 'Prazo alterado',
  'registration.signature_notice_sent': 'Aviso de assinatura digital enviado',
  'registration.reminded': 'Lembrete enviado',
  'registration.comment_deleted': 'Comentário excluído',
} as const;

type Event = keyof typeof registrationEventLabel;

/** What the history of a registration tells. */
export const REGISTRATION_EVENTS = [
  'registration.status_changed',
  'registration.responsible_changed',
  'registration.started',
  'registration.concluded',
  'registration.cancelled',
  'registration.resumed',
  'registration.due_date_changed',
  'registration.signature_notice_sent',
] as const satisfies readonly Event[];
export type RegistrationEvent = (typeof REGISTRATION_EVENTS)[number];

export type RegistrationActor = 'staff' | 'system';

const actions = {
  conclude: { label: 'Concluir', by: ['staff', 'system'], event: 'registration.concluded', paths: { pending: ['finished'] } },
  cancel: { label: 'Cancelar', by: ['staff'], event: 'registration.cancelled', paths: { pending: ['cancelled'] }, asks_reason: true },
  resume: {
    label: 'Retomar',
    by: ['staff'],
    event: 'registration.resumed',
    paths: { cancelled: ['pending'], finished: ['pending'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<RegistrationStatus, RegistrationActor, Event>>;

export type RegistrationAction = keyof typeof actions;

export const registrationMachine = stateMachine<RegistrationStatus, RegistrationAction, RegistrationActor, Event>({
  field: 'status',
  names: { the: 'O registro', this: 'este registro' },
  labels: registrationStatusLabel,
  actions,
});
