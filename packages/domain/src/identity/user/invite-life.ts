import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';
import type { userEventLabel } from './user-life.ts';

// Where a person invited to the product stands. Words and colours are fixed (docs/rules/statuses.md).

export const INVITE_STATUSES = ['pending', 'active', 'expired', 'inactive'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

export const inviteStatusLabel: Record<InviteStatus, string> = {
  pending: 'Convite Pendente',
  active: 'Ativo',
  expired: 'Convite Expirado',
  inactive: 'Inativo',
};

export const inviteStatusTone: Record<InviteStatus, Tone> = { pending: 'waiting', active: 'done', expired: 'draft', inactive: 'attention' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const inviteEventLabel = {
  'invite.created': 'Convite enviado',
  'invite.removed': 'Convite retirado',
  'invite.accepted': 'Convite aceito',
  'invite.confirmed': 'Entrada confirmada',
  'invite.expired': 'Convite expirado',
  'invite.link_made': 'Link do convite copiado',
  'invite.resent': 'Convite reenviado',
} as const;

/** Who was invited is a user afterwards. */
type Event = keyof typeof inviteEventLabel | keyof typeof userEventLabel;

export type InviteActor = 'guest' | 'partner' | 'staff' | 'system';

const actions = {
  accept: { label: 'Aceitar convite', by: ['guest'], event: 'invite.accepted', paths: { pending: ['active'] } },
  confirm: { label: 'Confirmar entrada', by: ['partner', 'staff'], event: 'invite.confirmed', paths: { pending: ['active'] } },
  expire: { label: 'Expirar', by: ['system'], event: 'invite.expired', paths: { pending: ['expired'] } },
  resend: { label: 'Reenviar convite', by: ['partner', 'staff'], event: 'invite.resent', paths: { expired: ['pending'] } },
  deactivate: { label: 'Desativar', by: ['partner', 'staff'], event: 'user.deactivated', paths: { active: ['inactive'] } },
  activate: { label: 'Ativar', by: ['partner', 'staff'], event: 'user.activated', paths: { inactive: ['active'] } },
} as const satisfies Record<string, Action<InviteStatus, InviteActor, Event>>;

export type InviteAction = keyof typeof actions;

export const inviteMachine = stateMachine<InviteStatus, InviteAction, InviteActor, Event>({
  field: 'status',
  names: { the: 'O convite', this: 'este convite' },
  labels: inviteStatusLabel,
  actions,
});
