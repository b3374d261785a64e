import { type InviteStatus, inviteStatusLabel } from '../../identity/user/invite-life.ts';
import { type Action, stateMachine } from '../../shared/status/state-machine.ts';

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const groupManagerEventLabel = {
  'group_manager.created': 'Pessoa vinculada ao grupo gestor',
  'group_manager.invited': 'Gestor convidado',
  'group_manager.resent': 'Convite do gestor reenviado',
  'group_manager.withdrawn': 'Convite do gestor retirado',
  'group_manager.expired': 'Convite do gestor expirado',
  'group_manager.accepted': 'Gestor entrou no grupo',
  'group_manager.edited': 'Papel ou unidades do gestor alterados',
  'group_manager.deactivated': 'Gestor desativado',
  'group_manager.activated': 'Gestor ativado',
} as const;

type Event = keyof typeof groupManagerEventLabel;
export type GroupManagerActor = 'guest' | 'manager' | 'staff' | 'system';

const actions = {
  accept: { label: 'Aceitar convite', by: ['guest'], event: 'group_manager.accepted', paths: { pending: ['active'] } },
  expire: { label: 'Expirar', by: ['system'], event: 'group_manager.expired', paths: { pending: ['expired'] } },
  resend: { label: 'Reenviar convite', by: ['manager', 'staff'], event: 'group_manager.resent', paths: { expired: ['pending'] } },
  deactivate: { label: 'Desativar', by: ['manager', 'staff'], event: 'group_manager.deactivated', paths: { active: ['inactive'] } },
  activate: { label: 'Ativar', by: ['manager', 'staff'], event: 'group_manager.activated', paths: { inactive: ['active'] } },
} as const satisfies Record<string, Action<InviteStatus, GroupManagerActor, Event>>;

/** Where somebody stands in a group: asked in, there, or gone. Words and colours are those of every invitation. */
export const groupManagerMachine = stateMachine<InviteStatus, keyof typeof actions, GroupManagerActor, Event>({
  field: 'status',
  names: { the: 'O gestor', this: 'este gestor' },
  labels: inviteStatusLabel,
  actions,
});
