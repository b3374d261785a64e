import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// Sums with dates 'YYYY-MM-DD' that need a calendar. Showing and reading dates is in date.ts.

dayjs.extend(utc);

/** Same day `months` later, or the last day of a shorter month: 2026-01-31 + 1 = 2026-02-28. */
export const addMonths = (date: string, months: number): string => dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD');

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** 0 Sunday to 6 Saturday. */
export const weekday = (date: string): number => new Date(date).getUTCDay();
