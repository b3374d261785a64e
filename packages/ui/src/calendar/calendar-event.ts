import type { Tone } from '@esteto/domain/shared/tone';

/** What stands in a calendar. Times are São Paulo's clock, 'YYYY-MM-DDTHH:MM'; `end` is the first minute after it. */
export type CalendarEvent = {
  id: number | string;
  title: string;
  /** One quiet word more: who, where. */
  detail?: string;
  start: string;
  end: string;
  /** Lasts from the first day to the last, whatever the hours. */
  allDay?: boolean;
  /** Its meaning; 'running' unless said otherwise. */
  tone?: Tone;
};

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const calendarViewLabel: Record<CalendarView, string> = { month: 'Mês', week: 'Semana', day: 'Dia' };

/** Takes an event elsewhere by whole days and minutes. */
export type Move = { days?: number; minutes?: number };
