import { addDays, weekday } from '../date/date.ts';
import { minutesOfDay } from '../date/time.ts';
import { endOf, minutesOf, type Span, startOf } from './event-span.ts';

// How many minutes of an event lie in the night, on weekends and on holidays. Day and night are all of it; of these, some are of a weekend or holiday.

const DAY = 24 * 60;

/** When the night begins and ends, 'HH:MM'. From 22 to 5 by the CLT (art. 73, § 2º), to 6 as hospitals pay shifts; a group of units may have its own. */
export type Night = { from: string; to: string };
export const NIGHT: Night = { from: '22:00', to: '06:00' };

/** Which minutes of a day are of the weekend, as [from, to) in minutes of the day; null for none. */
export type Weekend = (date: string) => readonly [from: number, to: number] | null;

/** Saturday and Sunday, whole. */
export const WEEKEND: Weekend = (date) => (weekday(date) % 6 === 0 ? [0, DAY] : null);

/** What counts as night and as weekend. */
export type HourBounds = { night: Night; weekend: Weekend };
const BOUNDS: HourBounds = { night: NIGHT, weekend: WEEKEND };

/** In minutes: `day` and `night` sum to `total`; `weekend` and `holiday` are parts of it. */
export type EventHours = { total: number; day: number; night: number; weekend: number; holiday: number };

export const NO_HOURS: EventHours = { total: 0, day: 0, night: 0, weekend: 0, holiday: 0 };

/** Whole days are told no hours: nobody works all of them. */
export const hoursOf = (span: Span, isHoliday: (date: string) => boolean, { night, weekend }: HourBounds = BOUNDS): EventHours => {
  if (span.starts_at === null) return NO_HOURS;
  const hours = { ...NO_HOURS, total: minutesOf(span) };
  for (const { date, from, to } of daysOf(span)) {
    const minutes = to - from;
    hours.night += nightMinutes(from, to, night);
    const [begins, ends] = weekend(date) ?? [0, 0];
    hours.weekend += Math.max(0, Math.min(to, ends) - Math.max(from, begins));
    if (isHoliday(date)) hours.holiday += minutes;
  }
  return { ...hours, day: hours.total - hours.night };
};

export const addHours = (one: EventHours, other: EventHours): EventHours => ({
  total: one.total + other.total,
  day: one.day + other.day,
  night: one.night + other.night,
  weekend: one.weekend + other.weekend,
  holiday: one.holiday + other.holiday,
});

/** Each day of an event with the minutes of the day between which it is there. */
const daysOf = (span: Span): { date: string; from: number; to: number }[] => {
  const [start, end] = [startOf(span), endOf(span)];
  const days = [];
  for (let date = span.starts_on; `${date}T00:00` < end; date = addDays(date, 1))
    days.push({
      date,
      from: date === span.starts_on ? minutesAt(start) : 0,
      to: date === end.slice(0, 10) ? minutesAt(end) : DAY,
    });
  return days;
};

const minutesAt = (wall: string): number => minutesOfDay(wall.slice(11)) ?? 0;

/** The night of a day is its early hours and its late ones; one that does not pass midnight is one piece. */
const nightMinutes = (from: number, to: number, night: Night): number => {
  const [begins, ends] = [minutesOfDay(night.from) ?? 0, minutesOfDay(night.to) ?? 0];
  const pieces =
    begins < ends
      ? [[begins, ends]]
      : [
          [0, ends],
          [begins, DAY],
        ];
  return pieces.reduce((sum, [first = 0, last = 0]) => sum + Math.max(0, Math.min(to, last) - Math.max(from, first)), 0);
};
