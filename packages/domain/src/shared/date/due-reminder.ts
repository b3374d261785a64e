import { daysBetween } from './date.ts';

/**
 * The reminder that belongs to a day: of so many days before an end (-1: after it) the nearest that has come; null while none has. A day on which nobody was
 * reminded is made up for on the next: what was sent is kept, and what belongs now is another. `steps` from the last to the first.
 */
export const dueReminder = <Step extends number>(steps: readonly Step[], due_on: string, today: string): Step | null => {
  const left = daysBetween(today, due_on);
  return steps.find((days) => (days === -1 ? left < 0 : left <= days)) ?? null;
};
