import { addDays, inSaoPaulo } from './date.ts';

// Days of São Paulo as the instants between which they lie. There has been no daylight saving time since 2019 (Decreto 9.772/2019).

/** The midnight with which a day begins. */
export const dayStart = (date: string): string => new Date(`${date}T00:00:00-03:00`).toISOString();

/** The midnight with which it ends. */
export const dayEnd = (date: string): string => dayStart(addDays(date, 1));

/** The day in which an instant is. */
export const firstDay = (start: string): string => inSaoPaulo(start).date;

/** The last day before an instant: of a midnight, the day that it ends. */
export const lastDay = (end: string): string => inSaoPaulo(new Date(Date.parse(end) - 1)).date;
