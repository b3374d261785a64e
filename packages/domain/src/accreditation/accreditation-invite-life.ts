import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import type { Tone } from '../shared/status/tone.ts';

// Where the link stands by which a group invites a doctor who has no account yet.

export const ACCREDITATION_INVITE_STATUSES = ['pending', 'accepted', 'expired', 'cancelled'] as const;
export type AccreditationInviteStatus = (typeof ACCREDITATION_INVITE_STATUSES)[number];

export const accreditationInviteStatusLabel: Record<AccreditationInviteStatus, string> = {
  pending: 'Pendente',
  accepted: 'Aceito',
  expired: 'Expirado',
  cancelled: 'Cancelado',
};

export const accreditationInviteStatusTone: Record<AccreditationInviteStatus, Tone> = {
  pending: 'waiting',
  accepted: 'done',
  expired: 'draft',
  cancelled: 'ended',
};

/** How long a link leads somewhere. */
export const INVITE_DAYS = 14;

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationInviteEventLabel = {
  'accreditation_invite.created': 'Convite de credenciamento enviado',
  'accreditation_invite.resent': 'Convite de credenciamento reenviado',
  'accreditation_invite.link_made': 'Link do convite de credenciamento copiado',
  'accreditation_invite.opened': 'Convite de credenciamento aberto',
  'accreditation_invite.accepted': 'Convite de credenciamento aceito',
  'accreditation_invite.expired': 'Convite de credenciamento expirado',
  'accreditation_invite.cancelled': 'Convite de credenciamento cancelado',
} as const;

type Event = keyof typeof accreditationInviteEventLabel;
export type AccreditationInviteActor = 'manager' | 'doctor' | 'staff' | 'system';

const actions = {
  accept: { label: 'Aceitar', by: ['doctor'], event: 'accreditation_invite.accepted', paths: { pending: ['accepted'] } },
  expire: { label: 'Expirar', by: ['system'], event: 'accreditation_invite.expired', paths: { pending: ['expired'] } },
  resend: {
    label: 'Reenviar',
    by: ['manager', 'staff'],
    event: 'accreditation_invite.resent',
    paths: { pending: ['pending'], expired: ['pending'] },
  },
  cancel: {
    label: 'Cancelar convite',
    by: ['manager'],
    event: 'accreditation_invite.cancelled',
    paths: { pending: ['cancelled'], expired: ['cancelled'] },
  },
} as const satisfies Record<string, Action<AccreditationInviteStatus, AccreditationInviteActor, Event>>;

export type AccreditationInviteAction = keyof typeof actions;

export const accreditationInviteMachine = stateMachine<
  AccreditationInviteStatus,
  AccreditationInviteAction,
  AccreditationInviteActor,
  Event
>({ field: 'status', names: { the: 'O convite', this: 'este convite' }, labels: accreditationInviteStatusLabel, actions });
