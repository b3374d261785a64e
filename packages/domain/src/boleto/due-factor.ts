import { addDays, daysBetween } from '../shared/date/date.ts';

// The due date of a bank boleto is written as a factor of four digits: days since 1997-10-07, from 1000 (2000-07-03) to 9999 (2025-02-21), after
// which it starts again at 1000 (2025-02-22). A factor below 1000 is no due date.

const BASE = '1997-10-07';
const FIRST = 1000;
const CYCLE = 9000;
/** The same factor returns every 9000 days, so a window of 9000 days holds it once. No authority says which one is meant. */
const DAYS_BACK = 3000;

/** '0000' without a due date. Null for a date before the first factor. */
export const dueFactor = (dueDate: string | null): string | null => {
  if (dueDate === null) return '0000';
  const days = daysBetween(BASE, dueDate);
  return days < FIRST ? null : String(((days - FIRST) % CYCLE) + FIRST);
};

/** The date that a factor means on `today`: the one in [today - 3000, today + 6000) days, never before the first cycle. Null below 1000. */
export const dueDateOfFactor = (factor: string, today: string): string | null => {
  const days = Number(factor);
  if (days < FIRST) return null;
  const earliest = daysBetween(BASE, today) - DAYS_BACK;
  const cycles = Math.max(0, Math.ceil((earliest - days) / CYCLE));
  return addDays(BASE, days + cycles * CYCLE);
};
