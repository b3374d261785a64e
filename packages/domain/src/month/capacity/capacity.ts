import { isBusinessDay } from '../../shared/date/business-day.ts';
import { addDays, weekday } from '../../shared/date/date.ts';
import type { Tone } from '../../shared/status/tone.ts';

// The work that falls due in the weeks to come, in points, against what people do in a week.

/** Days from `from` to `until`, both included, of which so many are worked. */
export type Week = { from: string; until: string; business_days: number };

const WEEKS = 4;

/** Days of a whole week that are worked: what a person's points of a week are for. */
const WORKED = 5;

/** From this share of a week's capacity on it is full. */
const FULL = 0.85;

/** What is left of the week of `today`, and the next three, from Monday to Sunday. */
export const capacityWeeks = (today: string): Week[] => {
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = index === 0 ? today : addDays(monday, 7 * index);
    const until = addDays(monday, 7 * index + 6);
    return { from, until, business_days: businessDays(from, until) };
  });
};

const businessDays = (from: string, until: string): number => {
  let count = 0;
  for (let date = from; date <= until; date = addDays(date, 1)) if (isBusinessDay(date)) count += 1;
  return count;
};

/** Points that somebody who does `weekly` in five days does in a week with holidays, or in what is left of one; rounded down. */
export const pointsIn = ({ business_days }: Pick<Week, 'business_days'>, weekly: number): number =>
  Math.floor((weekly * business_days) / WORKED);

export const LOADS = ['free', 'full', 'over'] as const;
export type Load = (typeof LOADS)[number];

export const loadLabel: Record<Load, string> = { free: 'Com folga', full: 'Cheia', over: 'Acima' };
export const loadTone: Record<Load, Tone> = { free: 'done', full: 'waiting', over: 'attention' };

/** How a week stands: `points` due in it against `capacity`, which is null for work that is nobody's. */
export const loadOf = (points: number, capacity: number | null): Load | null => {
  if (capacity === null) return points > 0 ? 'over' : null;
  if (points > capacity) return 'over';
  return points >= capacity * FULL && points > 0 ? 'full' : 'free';
};
