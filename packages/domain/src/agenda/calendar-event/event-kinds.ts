import type { Tone } from '../../shared/status/tone.ts';

// What stands on a calendar: what each event is, who sees it, how it is paid and when it reminds.

export const EVENT_KINDS = ['shift', 'appointment', 'surgery', 'personal', 'due', 'licence', 'meeting'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const eventKindLabel: Record<EventKind, string> = {
  shift: 'Plantão',
  appointment: 'Consulta',
  surgery: 'Cirurgia',
  personal: 'Pessoal',
  due: 'Vencimento',
  licence: 'Licença',
  meeting: 'Reunião',
};

/** What a person works at and is paid for: reports count it, and a note may be asked for it. */
export const PAID_KINDS = ['shift', 'appointment', 'surgery'] as const satisfies readonly EventKind[];
export type PaidKind = (typeof PAID_KINDS)[number];

const paid: readonly EventKind[] = PAID_KINDS;
export const isPaidKind = (kind: EventKind): kind is PaidKind => paid.includes(kind);

/** Colours of an event, as tones of the product; a kind has its own where nobody chose one. */
export const EVENT_COLORS = ['running', 'done', 'waiting', 'attention', 'draft', 'ended'] as const satisfies readonly Tone[];
export type EventColor = (typeof EVENT_COLORS)[number];

export const eventColorLabel: Record<EventColor, string> = {
  running: 'Azul',
  done: 'Verde',
  waiting: 'Âmbar',
  attention: 'Coral',
  draft: 'Violeta',
  ended: 'Cinza',
};

export const eventKindTone: Record<EventKind, EventColor> = {
  shift: 'done',
  appointment: 'running',
  surgery: 'draft',
  personal: 'ended',
  due: 'attention',
  licence: 'waiting',
  meeting: 'running',
};

export const EVENT_VISIBILITIES = ['company', 'private'] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

export const eventVisibilityLabel: Record<EventVisibility, string> = { company: 'Quem vê o calendário da empresa', private: 'Só eu' };

/** Minutes before the start at which an event is told in the bell. */
export const EVENT_REMINDERS = ['30', '60', '120', '720', '1440', '2880'] as const;
export type EventReminder = (typeof EVENT_REMINDERS)[number];

export const eventReminderLabel: Record<EventReminder, string> = {
  '30': '30 minutos antes',
  '60': '1 hora antes',
  '120': '2 horas antes',
  '720': '12 horas antes',
  '1440': '1 dia antes',
  '2880': '2 dias antes',
};

/** Which events of a series a change is about. */
export const SERIES_PARTS = ['this', 'this_and_next', 'all'] as const;
export type SeriesPart = (typeof SERIES_PARTS)[number];

export const seriesPartLabel: Record<SeriesPart, string> = {
  this: 'Só este',
  this_and_next: 'Este e os próximos',
  all: 'Todos',
};
