import { inSaoPaulo } from '@esteto/domain/shared/date/date';

/** The only source of 'now' and 'today' in the server; tests and the demo data set their own. */
export type Clock = { now(): Date; today(): string };

export const clockFrom = (now: () => Date): Clock => ({ now, today: () => inSaoPaulo(now()).date });

/**
 * The machine's; from `start` (ISO, with Z), one that was there when the process began and goes on, for whoever must know beforehand what day it is.
 * Not when it was asked for: opening the database takes seconds, by which it would be late for ever.
 */
export const clockOf = (start: string | null): Clock => {
  if (start === null) return clockFrom(() => new Date());
  const ahead = Date.parse(start) - performance.timeOrigin;
  return clockFrom(() => new Date(Date.now() + ahead));
};
