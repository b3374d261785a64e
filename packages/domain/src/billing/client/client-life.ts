import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type ClientStatus, clientStatusLabel } from './client-kinds.ts';

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const clientEventLabel = {
  'client.created': 'Tomador cadastrado',
  'client.edited': 'Tomador alterado',
  'client.inactivated': 'Tomador inativado',
  'client.archived': 'Tomador arquivado',
  'client.restored': 'Tomador reativado',
  'client.deleted': 'Tomador excluído',
} as const;

// What moves a client from one status to another. Whoever may change it may do all of it: nothing is lost by any.

export const CLIENT_ACTIONS = ['restore', 'inactivate', 'archive'] as const;
export type ClientAction = (typeof CLIENT_ACTIONS)[number];

type Event = keyof typeof clientEventLabel;

export type ClientActor = 'member' | 'staff';

const everybody: readonly ClientActor[] = ['member', 'staff'];

const actions: Record<ClientAction, Action<ClientStatus, ClientActor, Event>> = {
  restore: { label: 'Reativar', by: everybody, event: 'client.restored', paths: { inactive: ['active'], archived: ['active'] } },
  /** Stays in the lists, but no new invoice is asked for it. */
  inactivate: { label: 'Inativar', by: everybody, event: 'client.inactivated', paths: { active: ['inactive'] } },
  /** Leaves the lists, and its document becomes free for another. */
  archive: { label: 'Arquivar', by: everybody, event: 'client.archived', paths: { active: ['archived'], inactive: ['archived'] } },
};

export const clientMachine = stateMachine<ClientStatus, ClientAction, ClientActor, Event>({
  field: 'status',
  names: { the: 'O tomador', this: 'este tomador' },
  labels: clientStatusLabel,
  actions,
});
