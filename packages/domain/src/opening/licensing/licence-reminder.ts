import { addDays, daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import { countOf } from '../../shared/text/text.ts';

/** So many days before a licence ends whoever has to do with it is told. */
export const REMINDER_MARKS = [60, 30, 7] as const;
export type ReminderMark = (typeof REMINDER_MARKS)[number];

/** A reminder that no job sent in time is made up for until so many days after the end; what ended earlier is on the radar, and in no letter. */
const MADE_UP_DAYS = 7;

/** Licences that end between these days may be due a reminder. */
export const reminderSpan = (today: string): { from: string; until: string } => ({
  from: addDays(today, -MADE_UP_DAYS),
  until: addDays(today, REMINDER_MARKS[0]),
});

/**
 * The reminder that is due today, null for none. `lastMark`: the last that was sent for this end. When days were missed only the nearest one is sent: it says
 * how many days are left in truth.
 */
export const dueReminder = (valid_until: string, lastMark: number | null, today: string): ReminderMark | null => {
  const left = daysBetween(today, valid_until);
  if (left < -MADE_UP_DAYS) return null;
  const mark = REMINDER_MARKS.findLast((one) => left <= one) ?? null;
  return mark !== null && (lastMark === null || mark < lastMark) ? mark : null;
};

/** 'vence em 30 dias, em 24/12/2026' */
export const endingWords = (valid_until: string, today: string): string => {
  const left = daysBetween(today, valid_until);
  const on = formatDateNumeric(valid_until);
  if (left < 0) return `venceu em ${on}`;
  if (left === 0) return `vence hoje, ${on}`;
  return `vence em ${countOf(left, 'dia', 'dias')}, em ${on}`;
};
