import { addDays, addMonths, daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import { dayEnd, dayStart, firstDay, lastDay } from '../../shared/date/day-instant.ts';

// When a survey runs and when it comes again. Days are those of São Paulo.

/** Whoever a survey has asked is asked by no other one before so many days have passed. */
export const RECONTACT_DAYS = 90;

/** Who was asked on this day or later is left alone on `today`. */
export const askedTooLately = (today: string): string => addDays(today, 1 - RECONTACT_DAYS);

export type NpsWindow = { start_at: string; end_at: string };

/** Whether two run at the same time; one may begin in the moment at which the other ends. */
export const windowsOverlap = (one: NpsWindow, other: NpsWindow): boolean =>
  Date.parse(one.start_at) < Date.parse(other.end_at) && Date.parse(other.start_at) < Date.parse(one.end_at);

/**
 * The window of the next quarter: as many days, three months later. Where three months are fewer than the days that people are left alone (from
 * February to May they are 89), as soon as those have passed: else it would ask nobody. One that is longer than a quarter is followed when it ends.
 */
const quarterAfter = ({ start_at, end_at }: NpsWindow): NpsWindow => {
  const [first, last] = [firstDay(start_at), lastDay(end_at)];
  const next = latest([addMonths(first, 3), addDays(first, RECONTACT_DAYS), addDays(last, 1)]);
  return { start_at: dayStart(next), end_at: dayEnd(addDays(next, daysBetween(first, last))) };
};

const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** The next quarter's window that is not over at `now`: what passed while the server was down is not made up for. */
export const nextWindow = (window: NpsWindow, now: string): NpsWindow => {
  const next = quarterAfter(window);
  return Date.parse(next.end_at) > Date.parse(now) ? next : nextWindow(next, now);
};

/** When it really begins: on its own day as planned, on another day (by hand, or late) now. What is over already began as planned. */
export const startedAt = ({ start_at, end_at }: NpsWindow, now: string): string =>
  firstDay(start_at) === firstDay(now) || Date.parse(end_at) <= Date.parse(now) ? start_at : now;

/** '01/11/2026 a 30/11/2026'. */
export const windowDays = ({ start_at, end_at }: NpsWindow): string =>
  `${formatDateNumeric(firstDay(start_at))} a ${formatDateNumeric(lastDay(end_at))}`;

/** 'Pesquisa de 01/11/2026 a 30/11/2026'. */
export const npsSurveyTitle = (window: NpsWindow): string => `Pesquisa de ${windowDays(window)}`;
