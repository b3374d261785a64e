import { isBusinessDay } from './business-day.ts';
import { addDays } from './date.ts';

/** Business days where these dates are holidays besides those of the whole country. */
export const businessCalendar = (local: Iterable<string>) => {
  const closed = new Set(local);
  const isOpen = (date: string): boolean => isBusinessDay(date, closed);
  return {
    isOpen,
    /** The day itself for none. */
    after: (date: string, count: number): string => {
      let day = date;
      for (let left = count; left > 0; ) {
        day = addDays(day, 1);
        if (isOpen(day)) left -= 1;
      }
      return day;
    },
    /** How many come after the one, up to and with the other; none when it is not later. */
    between: (from: string, to: string): number => {
      let count = 0;
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isOpen(day)) count += 1;
      return count;
    },
  };
};
