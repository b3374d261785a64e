import { inSaoPaulo } from '../../shared/date/date.ts';
import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where a message to an audience stands. What is scheduled is sent by the clock; sending is a job that may take a while, and can be stopped.

export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'withdrawn'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

export const broadcastStatusLabel: Record<BroadcastStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  sending: 'Enviando',
  sent: 'Enviada',
  withdrawn: 'Retirada',
};

export const broadcastStatusTone: Record<BroadcastStatus, Tone> = {
  draft: 'draft',
  scheduled: 'waiting',
  sending: 'running',
  sent: 'done',
  withdrawn: 'ended',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const broadcastEventLabel = {
  'broadcast.created': 'Mensagem criada',
  'broadcast.edited': 'Mensagem alterada',
  'broadcast.deleted': 'Rascunho de mensagem excluído',
  'broadcast.scheduled': 'Mensagem agendada',
  'broadcast.unscheduled': 'Mensagem de volta a rascunho',
  'broadcast.started': 'Envio da mensagem iniciado',
  'broadcast.sent': 'Mensagem enviada',
  'broadcast.withdrawn': 'Mensagem retirada',
} as const;

type Event = keyof typeof broadcastEventLabel;

export type BroadcastActor = 'staff' | 'system';

const actions = {
  send: {
    label: 'Enviar agora',
    by: ['staff', 'system'],
    event: 'broadcast.started',
    paths: { draft: ['sending'], scheduled: ['sending'] },
  },
  schedule: { label: 'Agendar', by: ['staff'], event: 'broadcast.scheduled', paths: { draft: ['scheduled'] } },
  unschedule: { label: 'Voltar a rascunho', by: ['staff'], event: 'broadcast.unscheduled', paths: { scheduled: ['draft'] } },
  finish: { label: 'Concluir o envio', by: ['system'], event: 'broadcast.sent', paths: { sending: ['sent'] } },
  withdraw: {
    label: 'Retirar',
    by: ['staff'],
    event: 'broadcast.withdrawn',
    paths: { sending: ['withdrawn'], sent: ['withdrawn'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<BroadcastStatus, BroadcastActor, Event>>;

export type BroadcastAction = keyof typeof actions;

/** What staff do, in the order of the menu. */
export const STAFF_BROADCAST_ACTIONS = ['send', 'schedule', 'unschedule', 'withdraw'] as const satisfies readonly BroadcastAction[];
export type StaffBroadcastAction = (typeof STAFF_BROADCAST_ACTIONS)[number];

export const broadcastMachine = stateMachine<BroadcastStatus, BroadcastAction, BroadcastActor, Event>({
  field: 'status',
  names: { the: 'A mensagem', this: 'esta mensagem' },
  labels: broadcastStatusLabel,
  actions,
});

/** What people may have got stays as they got it. */
export const isBroadcastOpen = (status: BroadcastStatus): boolean => status === 'draft' || status === 'scheduled';

export type SendTime = { send_on: string | null; send_time: string | null };

/** Whether the day and the hour (São Paulo) for which it is planned have come; not where none is said. */
export const isSendDue = ({ send_on, send_time }: SendTime, now: string | Date): boolean => {
  if (!send_on || !send_time) return false;
  const { date, time } = inSaoPaulo(now);
  return `${send_on} ${send_time}` <= `${date} ${time}`;
};
