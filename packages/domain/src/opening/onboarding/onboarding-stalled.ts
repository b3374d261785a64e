import { addDays, daysBetween, inSaoPaulo } from '../../shared/date/date.ts';
import { dayStart } from '../../shared/date/day-instant.ts';

/** Somebody who stays at one step of the way in for so long is called; until staff tell another (accounting-parameter/processing-times.ts). */
export const FIRST_ONBOARDING_STALLED_DAYS = 15;

type Given = { today: string; stalled_days: number };

export const isStalled = (step_since: string, { today, stalled_days }: Given): boolean =>
  daysBetween(inSaoPaulo(step_since).date, today) >= stalled_days;

/** Whoever came to the step before this instant stands still. */
export const stalledBefore = ({ today, stalled_days }: Given): string => dayStart(addDays(today, 1 - stalled_days));
