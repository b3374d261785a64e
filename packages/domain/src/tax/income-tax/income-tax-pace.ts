import { nextBusinessDay, previousBusinessDay } from '../../shared/date/business-day.ts';
import { addDays } from '../../shared/date/date.ts';

/** Business days of which the present pace is counted: two weeks. */
export const PACE_DAYS = 10;

/** The day from which on what was sent counts for the pace. */
export const paceSince = (today: string): string => {
  let day = today;
  for (let passed = 0; passed < PACE_DAYS; passed += 1) day = previousBusinessDay(day);
  return day;
};

type Load = { today: string; deadline: string; open: number; lately: number };

export type IncomeTaxPace = {
  /** Business days that are left, today among them. */
  days_left: number;
  /** Returns to be sent each of these days; null when the deadline has passed or nothing is open. */
  needed_per_day: number | null;
  /** Returns sent each business day of the last two weeks. */
  sent_per_day: number;
  /** The day on which the last one is sent at this pace; null where nothing is open, or nothing is sent. */
  ends_on: string | null;
};

/** How the work gets on towards the deadline: `open` returns that are still to be sent, `lately` those that were in the last two weeks. */
export const incomeTaxPace = ({ today, deadline, open, lately }: Load): IncomeTaxPace => {
  const days_left = businessDays(today, deadline);
  return {
    days_left,
    needed_per_day: open === 0 || days_left === 0 ? null : oneDigit(open / days_left),
    sent_per_day: oneDigit(lately / PACE_DAYS),
    ends_on: open === 0 || lately === 0 ? null : endOf(today, Math.ceil((open * PACE_DAYS) / lately)),
  };
};

/** How many business days there are from a day to another, both among them. */
const businessDays = (from: string, until: string): number => {
  let days = 0;
  for (let day = nextBusinessDay(previousDay(from)); day <= until; day = nextBusinessDay(day)) days += 1;
  return days;
};

/** Further than anybody looks, no day is counted out. */
const FARTHEST = 750;

const endOf = (today: string, days: number): string | null => {
  if (days > FARTHEST) return null;
  let day = previousDay(today);
  for (let passed = 0; passed < days; passed += 1) day = nextBusinessDay(day);
  return day;
};

const previousDay = (date: string): string => addDays(date, -1);

const oneDigit = (value: number): number => Math.round(value * 10) / 10;
