import type { Credentials } from '../accreditation/credentials.ts';
import type { AskedShift, Commitment } from '../duty-shift/eligibility.ts';
import type { GroupRules } from '../management-group/group-rules.ts';

// What the filling of a schedule starts from: places that nobody has, and who might take them.

/** A place that nobody has. */
export type FillPlace = AskedShift & {
  id: number;
  weekend_minutes: number;
  holiday_minutes: number;
  /** The people whom a template names for it. */
  preferred: readonly number[];
};

/** Minutes of shifts, and how many of them lie in the night, on weekends and on holidays. */
export type WorkedHours = { minutes: number; night: number; weekend: number; holiday: number };

export const NO_WORK: WorkedHours = { minutes: 0, night: 0, weekend: 0, holiday: 0 };

export type FillPerson = {
  professional_id: number;
  credentials: Credentials | null;
  /** As the rules of a shift ask for them. */
  commitments: readonly Commitment[];
  /** In the group, in the months that count before the window. */
  past: WorkedHours;
  /** In the group, in the window, without the places that are to be filled. */
  planned: WorkedHours;
};

export type FillProblem = {
  places: readonly FillPlace[];
  people: readonly FillPerson[];
  rules: GroupRules;
  /** Whether what only warns (rest, hours, a busy calendar) may be passed over to fill more places. */
  with_warnings: boolean;
  /** The same gives the same proposal; another may give another that is as good. */
  seed: number;
};

/** How many months before the window count for a fair spread. */
export const FAIR_MONTHS = 3;

export const hoursOfPlace = (place: FillPlace): WorkedHours => ({
  minutes: place.duration_minutes,
  night: place.night_minutes,
  weekend: place.weekend_minutes,
  holiday: place.holiday_minutes,
});

export const addWork = (one: WorkedHours, other: WorkedHours): WorkedHours => ({
  minutes: one.minutes + other.minutes,
  night: one.night + other.night,
  weekend: one.weekend + other.weekend,
  holiday: one.holiday + other.holiday,
});

/** It takes a person's time as a shift that is there does. */
export const asCommitment = ({ id, start_at, end_at, night_minutes, starts_on }: FillPlace): Commitment => ({
  kind: 'shift',
  id,
  place: null,
  start_at,
  end_at,
  night_minutes,
  on: starts_on,
});
