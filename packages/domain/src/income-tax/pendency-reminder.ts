import { daysBetween } from '../shared/date/date.ts';

/** How many days before its end a pendency is reminded of, and once after it. */
export const PENDENCY_REMINDERS = [-1, 1, 3, 7] as const;
export type PendencyReminder = (typeof PENDENCY_REMINDERS)[number];

/**
 * The reminder that belongs to a day: the nearest that has come. Null while there are more than seven days. A day on which nobody was reminded is
 * made up for on the next: what was sent is kept, and what belongs now is another.
 */
export const pendencyReminder = (due_on: string, today: string): PendencyReminder | null => {
  const left = daysBetween(today, due_on);
  return PENDENCY_REMINDERS.find((days) => (days === -1 ? left < 0 : left <= days)) ?? null;
};

/** '3 dias', 'amanhã': how long the person has. */
export const pendencyLeft = (due_on: string, today: string): string => {
  const left = daysBetween(today, due_on);
  if (left < 0) return 'o prazo já passou';
  if (left === 0) return 'o prazo é hoje';
  return left === 1 ? 'o prazo é amanhã' : `faltam ${left} dias`;
};
