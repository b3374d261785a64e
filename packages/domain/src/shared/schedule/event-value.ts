import type { ShiftValueKind } from '../money/value-kind.ts';

/** What an event is paid with, in cents: its value, or that of an hour times its minutes, to the nearest cent. Null where no value was told. */
export const eventValue = (value: number | null, kind: ShiftValueKind | null, minutes: number): number | null =>
  value === null || kind !== 'per_hour' ? value : Math.round((value * minutes) / 60);

/** Cents for an hour; null where nothing was worked. */
export const hourValue = (cents: number, minutes: number): number | null => (minutes > 0 ? Math.round((cents * 60) / minutes) : null);
