import { addDays, addMonths, daysBetween, formatDateNumeric, inSaoPaulo } from '../shared/date/date.ts';

// When a survey runs and when it comes again. Days are those of São Paulo, which has had no daylight saving time since 2019 (Decreto 9.772/2019).

/** Whoever a survey has asked is asked by no other one before so many days have passed. */
export const RECONTACT_DAYS = 90;

/** Who was asked on this day or later is left alone on `today`. */
export const askedTooLately = (today: string): string => addDays(today, 1 - RECONTACT_DAYS);

export type NpsWindow = { start_at: string; end_at: string };

/** The midnight with which a day begins. */
export const dayStart = (date: string): string => new Date(`${date}T00:00:00-03:00`).toISOString();

/** The midnight with which it ends. */
export const dayEnd = (date: string): string => dayStart(addDays(date, 1));

/** The day that an instant begins. */
export const firstDay = (start_at: string): string => inSaoPaulo(start_at).date;

/** The last day before an instant: of a midnight, the day that it ends. */
export const lastDay = (end_at: string): string => inSaoPaulo(new Date(Date.parse(end_at) - 1)).date;

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

const latest = (days: readonly string[]): string => days.reduce((found, day) => (day > found ? day : found));

/** The next quarter's window that is not over at `now`: what passed while the server was down is not made up for. */
export const nextWindow = (window: NpsWindow, now: string): NpsWindow => {
  const next = quarterAfter(window);
  return Date.parse(next.end_at) > Date.parse(now) ? next : nextWindow(next, now);
};

/** When it really begins: on its own day as planned, on another day (by hand, or late) now. What is over already began as planned. */
export const startedAt = ({ start_at, end_at }: NpsWindow, now: string): string =>
  firstDay(start_at) === firstDay(now) || Date.parse(end_at) <= Date.parse(now) ? start_at : now;

/** 'de 01/11/2026 a 30/11/2026'. */
export const windowWords = ({ start_at, end_at }: NpsWindow): string =>
  `de ${formatDateNumeric(firstDay(start_at))} a ${formatDateNumeric(lastDay(end_at))}`;

/** 'Pesquisa de 01/11/2026 a 30/11/2026'. */
export const npsSurveyTitle = (window: NpsWindow): string => `Pesquisa ${windowWords(window)}`;
