import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// The letter by which a group asks in a doctor whom Esteto does not know. What comes of it is an accreditation, with a life of its own.

export const ACCREDITATION_INVITE_STATUSES = ['pending', 'accepted', 'expired', 'withdrawn'] as const;
export type AccreditationInviteStatus = (typeof ACCREDITATION_INVITE_STATUSES)[number];

export const accreditationInviteStatusLabel: Record<AccreditationInviteStatus, string> = {
  pending: 'Enviado',
  accepted: 'Aceito',
  expired: 'Expirado',
  withdrawn: 'Retirado',
};

export const accreditationInviteStatusTone: Record<AccreditationInviteStatus, Tone> = {
  pending: 'waiting',
  accepted: 'done',
  expired: 'draft',
  withdrawn: 'ended',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationInviteEventLabel = {
  'accreditation_invite.sent': 'Médico convidado por e-mail',
  'accreditation_invite.resent': 'Convite por e-mail reenviado',
  'accreditation_invite.accepted': 'Convite por e-mail aceito',
  'accreditation_invite.expired': 'Convite por e-mail expirado',
  'accreditation_invite.withdrawn': 'Convite por e-mail retirado',
} as const;

type Event = keyof typeof accreditationInviteEventLabel;
export type AccreditationInviteActor = 'guest' | 'manager' | 'system';

const actions = {
  accept: { label: 'Aceitar convite', by: ['guest'], event: 'accreditation_invite.accepted', paths: { pending: ['accepted'] } },
  expire: { label: 'Expirar', by: ['system'], event: 'accreditation_invite.expired', paths: { pending: ['expired'] } },
  resend: {
    label: 'Enviar de novo',
    by: ['manager'],
    event: 'accreditation_invite.resent',
    paths: { pending: ['pending'], expired: ['pending'] },
  },
  withdraw: {
    label: 'Retirar convite',
    by: ['manager'],
    event: 'accreditation_invite.withdrawn',
    paths: { pending: ['withdrawn'], expired: ['withdrawn'] },
  },
} as const satisfies Record<string, Action<AccreditationInviteStatus, AccreditationInviteActor, Event>>;

export const accreditationInviteMachine = stateMachine<AccreditationInviteStatus, keyof typeof actions, AccreditationInviteActor, Event>({
  field: 'status',
  names: { the: 'O convite', this: 'este convite' },
  labels: accreditationInviteStatusLabel,
  actions,
});
