import { ENOUGH_OPENINGS, type SeenDays } from './registration-forecast.ts';
import { type BusinessDays, currentStep, type RegistrationProgress, statusesOf } from './registration-progress.ts';
import { openRegistrationSteps, REGISTRATION_STEPS, type RegistrationStep } from './registration-step.ts';
import type { TypicalDays } from './typical-days.ts';

// When an opening as a whole will be over: from whole openings that are over in the same city, not from the sum of each step's slowest days. Steps hang
// together (a slow city hall is slow twice), so what is left is looked up in each former opening as it went on from the same point.

/** How many business days each step of an opening that is over took; a step that it did not have is left out. */
export type WholeOpening = Partial<Record<RegistrationStep, number>>;

export type EndForecast = {
  /** Dates: four of five openings end between the two, half of them by the one in the middle. */
  from: string;
  median: string;
  to: string;
  /** From how many openings of the city; 0: from the typical days. */
  openings: number;
};

/** How long each step took in them. */
export const seenDays = (openings: readonly WholeOpening[]): SeenDays =>
  Object.fromEntries(REGISTRATION_STEPS.map((step) => [step, openings.flatMap(({ [step]: days }) => (days === undefined ? [] : [days]))]));

/** Null when every step is over. */
export const endForecast = (
  progress: RegistrationProgress,
  { today, days, openings, typical }: { today: string; days: BusinessDays; openings: readonly WholeOpening[]; typical: TypicalDays },
): EndForecast | null => {
  const current = currentStep(progress);
  if (current === null) return null;
  const open = openRegistrationSteps(statusesOf(progress));
  const { begun_on } = progress[current];
  const elapsed = begun_on === null ? 0 : days.between(begun_on, today);
  const learned = remainingOf(openings, { open, current, elapsed });
  const { low, middle, high } = learned ?? typicalRemaining({ open, current, elapsed }, typical);
  const on = (count: number): string => days.after(today, Math.max(count, 0));
  return { from: on(low), median: on(middle), to: on(Math.max(high, 1)), openings: learned ? openings.length : 0 };
};

type Point = { open: readonly RegistrationStep[]; current: RegistrationStep; elapsed: number };
type Remaining = { low: number; middle: number; high: number };

/**
 * What former openings still took from the same point on, in business days. Those count whose step took at least as long as this one has; where these are
 * too few, all do. The bounds are those of order statistics, so that the next opening falls between them in at least four of five cases.
 */
const remainingOf = (openings: readonly WholeOpening[], { open, current, elapsed }: Point): Remaining | null => {
  if (openings.length < ENOUGH_OPENINGS) return null;
  const asLong = openings.filter(({ [current]: days = 0 }) => days >= elapsed);
  const alike = asLong.length >= ENOUGH_OPENINGS ? asLong : openings;
  const left = alike
    .map((opening) =>
      open.reduce((sum, step) => sum + (step === current ? Math.max((opening[step] ?? 0) - elapsed, 0) : (opening[step] ?? 0)), 0),
    )
    .toSorted((a, b) => a - b);
  const at = (place: number): number => left[Math.min(Math.max(place, 1), left.length) - 1] ?? 0;
  const next = left.length + 1;
  return { low: at(Math.floor(next * 0.1)), middle: at(Math.round(next * 0.5)), high: at(Math.ceil(next * 0.9)) };
};

/** From the typical days: the middles add up, and what they vary by adds up in squares, as that of steps that are slow or quick by chance. */
const typicalRemaining = ({ open, current, elapsed }: Point, typical: TypicalDays): Remaining => {
  const parts = open.map((step) => {
    const { from, to } = typical[step];
    const middle = (from + to) / 2;
    return { middle: step === current ? Math.max(middle - elapsed, 0) : middle, half: (to - from) / 2 };
  });
  const middle = parts.reduce((sum, part) => sum + part.middle, 0);
  const half = Math.sqrt(parts.reduce((sum, part) => sum + part.half ** 2, 0));
  return { low: Math.floor(Math.max(middle - half, 0)), middle: Math.round(middle), high: Math.ceil(middle + half) };
};
