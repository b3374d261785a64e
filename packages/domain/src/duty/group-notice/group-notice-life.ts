import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where a notice of a group stands. It is sent when it is written, and may only be taken back.

export const GROUP_NOTICE_STATUSES = ['sent', 'withdrawn'] as const;
export type GroupNoticeStatus = (typeof GROUP_NOTICE_STATUSES)[number];

export const groupNoticeStatusLabel: Record<GroupNoticeStatus, string> = { sent: 'Enviado', withdrawn: 'Retirado' };

export const groupNoticeStatusTone: Record<GroupNoticeStatus, Tone> = { sent: 'done', withdrawn: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const groupNoticeEventLabel = {
  'group_notice.sent': 'Aviso do grupo enviado',
  'group_notice.withdrawn': 'Aviso do grupo retirado',
} as const;

type Event = keyof typeof groupNoticeEventLabel;

const actions = {
  withdraw: {
    label: 'Retirar',
    by: ['manager'],
    event: 'group_notice.withdrawn',
    paths: { sent: ['withdrawn'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<GroupNoticeStatus, 'manager', Event>>;

export type GroupNoticeAction = keyof typeof actions;

export const groupNoticeMachine = stateMachine<GroupNoticeStatus, GroupNoticeAction, 'manager', Event>({
  field: 'status',
  names: { the: 'O aviso', this: 'este aviso' },
  labels: groupNoticeStatusLabel,
  actions,
});
