import { formatDate } from '../../shared/date/date.ts';
import { formatTime } from '../../shared/date/time.ts';
import { type Span, startOf, type WallTime, wallMinutes } from '../../shared/schedule/event-span.ts';
import type { EventReminder } from './event-kinds.ts';

/** How late a reminder may still be told, in minutes: what a stopped server missed for longer is old news. */
export const LATEST_REMINDER = 120;

/** Those of an event on a day that are to be told at `now`: their time has come, and the event has not begun. */
export const dueReminders = (span: Span, reminders: readonly EventReminder[], now: WallTime): EventReminder[] => {
  const left = wallMinutes(now, startOf(span));
  if (left <= 0) return [];
  return reminders.filter((reminder) => left <= Number(reminder) && Number(reminder) - left <= LATEST_REMINDER);
};

/** 'hoje, 19:00, Santa Casa'. */
export const reminderText = ({ starts_on, starts_at, place }: Span & { place: string | null }, today: string): string =>
  [formatDate(starts_on, today), starts_at && formatTime(starts_at), place].filter(Boolean).join(', ');
