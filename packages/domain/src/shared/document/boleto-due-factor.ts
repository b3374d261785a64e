import { addDays, daysBetween } from '../date/date.ts';

// The due date of a bank boleto is written as a factor of four digits: days since 1997-10-07, from 1000 (2000-07-03) to 9999 (2025-02-21), after
// which it starts again at 1000 (2025-02-22). A factor below 1000 is no due date.

const BASE = '1997-10-07';
const FIRST = 1000;
const CYCLE = 9000;
/**
 * The same factor returns every 9000 days. FEBRABAN (Comunicado 082/2012) takes the date within these days of today; banks refuse a factor whose dates
 * all lie in the range between.
 */
const DAYS_BACK = 3000;
const DAYS_AHEAD = 5500;

/** `due_note` says why there is no date although the boleto tells one; null otherwise. */
export type DueReading = { due_date: string | null; due_note: string | null };

/** '0000' without a due date. Null for a date before the first factor. */
export const dueFactor = (dueDate: string | null): string | null => {
  if (dueDate === null) return '0000';
  const days = daysBetween(BASE, dueDate);
  return days < FIRST ? null : String(((days - FIRST) % CYCLE) + FIRST);
};

/** The date that a factor means on `today`: the one within [today - 3000, today + 5500] days, never before the first cycle. None below 1000. */
export const dueDateOfFactor = (factor: string, today: string): DueReading => {
  const days = Number(factor);
  if (days < FIRST) return { due_date: null, due_note: null };
  const now = daysBetween(BASE, today);
  const cycles = Math.max(0, Math.ceil((now - DAYS_BACK - days) / CYCLE));
  const due = days + cycles * CYCLE;
  return due <= now + DAYS_AHEAD ? { due_date: addDays(BASE, due), due_note: null } : { due_date: null, due_note: OUT_OF_RANGE };
};

const OUT_OF_RANGE = 'O vencimento escrito neste boleto está fora do intervalo que os bancos aceitam. Confira com quem o emitiu.';
