import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type InviteStatus, inviteStatusLabel } from './invite-status.ts';

export type InviteActor = 'guest' | 'partner' | 'staff' | 'system';

const actions = {
  accept: { label: 'Aceitar convite', by: ['guest'], event: 'invite.accepted', paths: { pending: ['active'] } },
  expire: { label: 'Expirar', by: ['system'], event: 'invite.expired', paths: { pending: ['expired'] } },
  resend: { label: 'Reenviar convite', by: ['partner', 'staff'], event: 'invite.resent', paths: { expired: ['pending'] } },
  deactivate: { label: 'Desativar', by: ['partner', 'staff'], event: 'user.deactivated', paths: { active: ['inactive'] } },
  activate: { label: 'Ativar', by: ['partner', 'staff'], event: 'user.activated', paths: { inactive: ['active'] } },
} as const satisfies Record<string, Action<InviteStatus, InviteActor>>;

export type InviteAction = keyof typeof actions;

export const inviteMachine = stateMachine<InviteStatus, InviteAction, InviteActor>({
  field: 'status',
  names: { the: 'O convite', this: 'este convite' },
  labels: inviteStatusLabel,
  actions,
});
