import { addDays, daysBetween } from '../date/date.ts';
import { minutesOfDay } from '../date/time.ts';

// When an event is, in wall time of São Paulo: days 'YYYY-MM-DD', times 'HH:MM', both times null for whole days. One over midnight is one event.

/** `ends_on` of whole days is the last of them; with times it is the day of `ends_at`. */
export type Span = { starts_on: string; starts_at: string | null; ends_on: string; ends_at: string | null };

/** A moment of wall time as one text, which compares in order of time: '2026-11-24T19:00'. */
export type WallTime = string;

export const startOf = ({ starts_on, starts_at }: Pick<Span, 'starts_on' | 'starts_at'>): WallTime =>
  `${starts_on}T${starts_at ?? '00:00'}`;

/** The moment with which it is over: of whole days the midnight after the last. */
export const endOf = ({ ends_on, ends_at }: Pick<Span, 'ends_on' | 'ends_at'>): WallTime =>
  ends_at === null ? `${addDays(ends_on, 1)}T00:00` : `${ends_on}T${ends_at}`;

export const isWholeDay = ({ starts_at }: Pick<Span, 'starts_at'>): boolean => starts_at === null;

/** Minutes from one moment to another; negative when the other is earlier. */
export const wallMinutes = (from: WallTime, to: WallTime): number =>
  daysBetween(from.slice(0, 10), to.slice(0, 10)) * 1440 + (minutesOfDay(to.slice(11)) ?? 0) - (minutesOfDay(from.slice(11)) ?? 0);

/** How long it takes, in minutes. */
export const minutesOf = (span: Span): number => wallMinutes(startOf(span), endOf(span));

/** The day on which what begins and ends at these times ends: the next one where the end is not after the start, as of a night shift. */
export const endDay = (starts_on: string, starts_at: string, ends_at: string): string =>
  ends_at > starts_at ? starts_on : addDays(starts_on, 1);

/** The same span on another day. */
export const onDay = <S extends Span>(span: S, starts_on: string): S => ({
  ...span,
  starts_on,
  ends_on: addDays(starts_on, daysBetween(span.starts_on, span.ends_on)),
});

/** Whether two take place at the same time, for a minute at least: one that begins as the other ends does not. */
export const overlap = (one: Span, other: Span): boolean => startOf(one) < endOf(other) && startOf(other) < endOf(one);

/** Null when the end comes after the start, and the event is not longer than a person can mean. */
export const spanProblem = (span: Span): string | null => {
  if ((span.starts_at === null) !== (span.ends_at === null)) return 'Escreva o início e o fim, ou marque o dia inteiro.';
  const minutes = minutesOf(span);
  if (minutes <= 0) return 'O fim vem depois do início.';
  return minutes > LONGEST_DAYS * 1440 ? `Um evento tem no máximo ${LONGEST_DAYS} dias.` : null;
};

/** The longest event, in days. */
export const LONGEST_DAYS = 60;
