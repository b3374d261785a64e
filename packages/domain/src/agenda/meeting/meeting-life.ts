import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// A meeting with the office: asked for by a client, confirmed or not by the team.

export const MEETING_STATUSES = ['asked', 'confirmed', 'declined', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

export const meetingStatusLabel: Record<MeetingStatus, string> = {
  asked: 'Pedida',
  confirmed: 'Confirmada',
  declined: 'Não marcada',
  cancelled: 'Cancelada',
};

export const meetingStatusTone: Record<MeetingStatus, Tone> = {
  asked: 'waiting',
  confirmed: 'done',
  declined: 'attention',
  cancelled: 'ended',
};

export const MEETING_WAYS = ['video', 'phone', 'in_person'] as const;
export type MeetingWay = (typeof MEETING_WAYS)[number];

export const meetingWayLabel: Record<MeetingWay, string> = { video: 'Por vídeo', phone: 'Por telefone', in_person: 'No escritório' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const meetingEventLabel = {
  'meeting.asked': 'Reunião pedida',
  'meeting.confirmed': 'Reunião confirmada',
  'meeting.declined': 'Reunião não marcada',
  'meeting.cancelled': 'Reunião cancelada',
  'meeting.page_changed': 'Endereço da agenda do escritório alterado',
} as const;

type Event = keyof typeof meetingEventLabel;

export type MeetingActor = 'client' | 'staff';

const actions = {
  confirm: { label: 'Confirmar', by: ['staff'], event: 'meeting.confirmed', paths: { asked: ['confirmed'], confirmed: ['confirmed'] } },
  decline: {
    label: 'Não marcar',
    by: ['staff'],
    event: 'meeting.declined',
    paths: { asked: ['declined'], confirmed: ['declined'] },
    asks_reason: true,
  },
  cancel: {
    label: 'Cancelar reunião',
    by: ['client'],
    event: 'meeting.cancelled',
    paths: { asked: ['cancelled'], confirmed: ['cancelled'] },
  },
} as const satisfies Record<string, Action<MeetingStatus, MeetingActor, Event>>;

export type MeetingAction = keyof typeof actions;

export const meetingMachine = stateMachine<MeetingStatus, MeetingAction, MeetingActor, Event>({
  field: 'status',
  names: { the: 'A reunião', this: 'esta reunião' },
  labels: meetingStatusLabel,
  actions,
});

/** It still takes place, or may. */
export const isMeetingAhead = (status: MeetingStatus): boolean => status === 'asked' || status === 'confirmed';
