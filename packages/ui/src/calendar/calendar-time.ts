import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/competence';
import { addDays, formatDateFull } from '@esteto/domain/shared/date';
import { addMonths, weekday } from '@esteto/domain/shared/date-math';
import type { CalendarEvent, CalendarView, Move } from './calendar-event.ts';

// Sums with the days and clock times of a calendar. Weeks start on Sunday, hours run to 24.

export const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'] as const;

export const DAY_MINUTES = 1440;

export const dateOf = (time: string): string => time.slice(0, 10);

/** Minutes since midnight of '2026-11-20T19:30'. */
export const minutesOf = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** A clock time as it is read: '7:30'. */
export const clock = (time: string): string => time.slice(11, 16).replace(/^0/, '');

/** 'sexta-feira, 20 de novembro de 2026'. */
export const dayName = (date: string): string => `${WEEKDAYS[weekday(date)] ?? ''}, ${formatDateFull(date)}`;

/** The days a view shows around `date`: whole weeks of its month, its week, itself. */
export const daysOf = (view: CalendarView, date: string): string[] => {
  if (view === 'day') return [date];
  const first = view === 'week' ? date : `${date.slice(0, 7)}-01`;
  const start = addDays(first, -weekday(first));
  if (view === 'week') return span(start, 7);
  const last = addDays(addMonths(first, 1), -1);
  const end = addDays(last, 6 - weekday(last));
  return span(start, Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1);
};

const span = (start: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(start, index));

/** The same view, one step later (1) or earlier (-1). */
export const stepped = (view: CalendarView, date: string, step: 1 | -1): string => {
  if (view === 'month') return addMonths(`${date.slice(0, 7)}-01`, step);
  return addDays(date, view === 'week' ? 7 * step : step);
};

/** 'novembro de 2026', '15 a 21 de novembro de 2026', the day in full. */
export const rangeName = (view: CalendarView, date: string): string => {
  if (view === 'month') return formatCompetenceLong(competenceOf(date));
  const days = daysOf(view, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  if (view === 'day') return dayName(date);
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))} a ${formatDateFull(last)}`
    : `${formatDateFull(first)} a ${formatDateFull(last)}`;
};

/** A clock time `minutes` and `days` later; crosses midnight. */
export const moved = (time: string, { days = 0, minutes = 0 }: Move): string =>
  new Date(Date.parse(`${time}:00Z`) + days * 86_400_000 + minutes * 60_000).toISOString().slice(0, 16);

/** The part of an event that lies in a day, in minutes since its midnight; null when none does. */
export const partIn = (event: CalendarEvent, date: string): { from: number; to: number } | null => {
  const first = dateOf(event.start);
  const last = dateOf(event.end);
  if (date < first || date > last) return null;
  const from = date === first && !event.allDay ? minutesOf(event.start) : 0;
  const to = date === last && !event.allDay ? minutesOf(event.end) : DAY_MINUTES;
  return to > from ? { from, to } : null;
};

/** Whether a month shows the event on that day: the morning on which a night shift ends is not another day of it. */
export const isOnDay = (event: CalendarEvent, date: string): boolean => {
  const part = partIn(event, date);
  return part !== null && (date === dateOf(event.start) || part.to > 720);
};

/** '19:00 às 7:00', 'o dia todo'. */
export const hoursOf = ({ start, end, allDay }: CalendarEvent): string => (allDay ? 'o dia todo' : `${clock(start)} às ${clock(end)}`);

/** In order of time, the longer first. */
export const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.end > b.end ? -1 : 1));
