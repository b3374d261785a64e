import { addDays, weekday } from '../../shared/date/date.ts';
import { minutesOfDay } from '../../shared/date/time.ts';
import { type EventHours, type HourBounds, hoursOf } from '../../shared/schedule/event-hours.ts';
import { endDay, type Span, wallMinutes } from '../../shared/schedule/event-span.ts';
import type { GroupTimeZone } from '../management-group/group-kinds.ts';
import type { GroupRules } from '../management-group/group-rules.ts';

// When a shift is. It is planned in the wall time of its group, and kept as instants beside it, by which shifts of groups in several zones compare.

/** Hours from UTC. No zone of Brazil has daylight saving time since 2019 (Decreto 9.772/2019), so each is one number. */
const OFFSET: Record<GroupTimeZone, number> = {
  'America/Sao_Paulo': -3,
  'America/Manaus': -4,
  'America/Rio_Branco': -5,
  'America/Noronha': -2,
};

const MINUTE_MS = 60_000;

/** The instant of a moment of wall time. */
export const instantAt = (zone: GroupTimeZone, date: string, time: string): string =>
  new Date(Date.parse(`${date}T${time}:00.000Z`) - OFFSET[zone] * 60 * MINUTE_MS).toISOString();

/** The wall time of an instant. */
export const wallAt = (zone: GroupTimeZone, instant: string): { date: string; time: string } => {
  const wall = new Date(Date.parse(instant) + OFFSET[zone] * 60 * MINUTE_MS).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
};

/** Wall times of a shift: it always has hours, and ends within a day. */
export type ShiftSpan = Span & { starts_at: string; ends_at: string };

/** A shift that ends when it began lasts a day. */
export const shiftSpan = (starts_on: string, starts_at: string, ends_at: string): ShiftSpan => ({
  starts_on,
  starts_at,
  ends_on: endDay(starts_on, starts_at, ends_at),
  ends_at,
});

/** How the hours of a group count: its night, and from when to when its weekend is. */
export const hourBounds = (rules: GroupRules): HourBounds => ({
  night: { from: rules.night_from, to: rules.night_to },
  weekend: (date) => weekendOf(rules, weekday(date)),
});

/** The days from the one on which the weekend begins to the one on which it ends, each with the minutes that belong to it. */
const weekendOf = (rules: GroupRules, day: number): readonly [number, number] | null => {
  const from = minutesOfDay(rules.weekend_from) ?? 0;
  const to = minutesOfDay(rules.weekend_to) ?? 0;
  if (day === rules.weekend_from_day) return [from, DAY];
  if (day === 6) return [0, DAY];
  if (day === rules.weekend_to_day) return [0, day === 0 && to === 0 ? DAY : to];
  return day === 0 ? [0, DAY] : null;
};

const DAY = 1440;

/** What is derived of when a shift is: instants, and its minutes by kind. */
export type ShiftTimes = {
  start_at: string;
  end_at: string;
  duration_minutes: number;
  night_minutes: number;
  weekend_minutes: number;
  holiday_minutes: number;
};

export type HolidayTest = (date: string) => boolean;

export const shiftTimes = (
  span: ShiftSpan,
  { timezone, rules }: { timezone: GroupTimeZone; rules: GroupRules },
  isHoliday: HolidayTest,
): ShiftTimes => {
  const hours: EventHours = hoursOf(span, isHoliday, hourBounds(rules));
  return {
    start_at: instantAt(timezone, span.starts_on, span.starts_at),
    end_at: instantAt(timezone, span.ends_on, span.ends_at),
    duration_minutes: wallMinutes(`${span.starts_on}T${span.starts_at}`, `${span.ends_on}T${span.ends_at}`),
    night_minutes: hours.night,
    weekend_minutes: hours.weekend,
    holiday_minutes: hours.holiday,
  };
};

/** The Sunday with which the week of a day begins. */
export const weekStart = (date: string): string => addDays(date, -weekday(date));
