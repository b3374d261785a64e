import type { Tone } from '../shared/status/tone.ts';

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
