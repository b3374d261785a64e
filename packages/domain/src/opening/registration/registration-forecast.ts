import type { BusinessDays, RegistrationProgress } from './registration-progress.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from './registration-step.ts';
import type { DaysRange, TypicalDays } from './typical-days.ts';

// When the steps of an opening will be over: a range, from how long they took in the same city before; until enough have been seen there, from the
// typical days that staff keep in the parameters.

/** Fewer than these say nothing: the range between the tenths then holds four of five outcomes. */
export const ENOUGH_OPENINGS = 10;

/** From the first tenth to the last one of what was seen, rounded outwards; null when too little was. */
export const rangeOf = (seen: readonly number[]): DaysRange | null => {
  if (seen.length < ENOUGH_OPENINGS) return null;
  const sorted = seen.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return { from: sorted[Math.floor(last * 0.1)] ?? 0, to: sorted[Math.ceil(last * 0.9)] ?? 0 };
};

/** How many business days each step took in the openings that are over. */
export type SeenDays = Partial<Record<RegistrationStep, readonly number[]>>;

/** What the days of openings in a place are told from. */
export type StepDays = { seen: SeenDays; typical: TypicalDays };

/** What a step is expected to take: what was seen, else what is typical. */
export const expectedDays = (step: RegistrationStep, { seen, typical }: StepDays): DaysRange & { is_learned: boolean } => {
  const learned = rangeOf(seen[step] ?? []);
  return { ...(learned ?? typical[step]), is_learned: learned !== null };
};

export type StepForecast = { from: string; to: string; is_learned: boolean };

/** For each step that is not over, the first and the last day on which it may be, one after the other; what is overdue is not before today. */
export const forecast = (
  progress: RegistrationProgress,
  { today, days, ...step_days }: StepDays & { today: string; days: BusinessDays },
): Partial<Record<RegistrationStep, StepForecast>> => {
  const forecasts: Partial<Record<RegistrationStep, StepForecast>> = {};
  let before: { from: string; to: string } | null = null;
  for (const step of REGISTRATION_STEPS) {
    const { status, begun_on } = progress[step];
    if (status === 'concluded' || status === 'cancelled') continue;
    const { from, to, is_learned } = expectedDays(step, step_days);
    const starts: { from: string; to: string } = before ?? { from: begun_on ?? today, to: begun_on ?? today };
    const range = { from: later(days.after(starts.from, from), today), to: later(days.after(starts.to, to), days.after(today, 1)) };
    forecasts[step] = { ...range, is_learned };
    before = range;
  }
  return forecasts;
};

const later = (one: string, other: string): string => (one > other ? one : other);
