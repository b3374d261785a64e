import { daysBetween } from '../../shared/date/date.ts';
import { dueReminder } from '../../shared/date/due-reminder.ts';

/** How many days before its end a pendency is reminded of, and once after it. */
export const PENDENCY_REMINDERS = [-1, 1, 3, 7] as const;
export type PendencyReminder = (typeof PENDENCY_REMINDERS)[number];

/** The one that belongs to a day; null while there are more than seven days. */
export const pendencyReminder = (due_on: string, today: string): PendencyReminder | null => dueReminder(PENDENCY_REMINDERS, due_on, today);

/** '3 dias', 'amanhã': how long the person has. */
export const pendencyLeft = (due_on: string, today: string): string => {
  const left = daysBetween(today, due_on);
  if (left < 0) return 'o prazo já passou';
  if (left === 0) return 'o prazo é hoje';
  return left === 1 ? 'o prazo é amanhã' : `faltam ${left} dias`;
};
