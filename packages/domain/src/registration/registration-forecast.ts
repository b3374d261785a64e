import { competenceOf } from '../shared/date/competence.ts';
import { inForce, type Validity } from '../shared/date/validity.ts';
import type { BusinessDays, RegistrationProgress } from './registration-progress.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from './registration-step.ts';

// When the steps of an opening will be over: a range, from how long they took in the same city before; until enough have been seen there, from a
// table that is our own experience and no law.

/** Business days. */
export type DaysRange = { from: number; to: number };

/** Fewer than these say nothing: the range between the tenths then holds four of five outcomes. */
export const ENOUGH_OPENINGS = 10;

const TYPICAL: readonly (Validity & { days: Record<RegistrationStep, DaysRange> })[] = [
  {
    from: '2018-01',
    until: null,
    days: {
      draft: { from: 2, to: 6 },
      viability: { from: 1, to: 7 },
      irs: { from: 1, to: 6 },
      board_registration: { from: 1, to: 5 },
      board_fee: { from: 1, to: 5 },
      digital_signature: { from: 1, to: 5 },
      protocol: { from: 2, to: 10 },
      national_simple: { from: 3, to: 15 },
    },
  },
];

export const typicalDays = (step: RegistrationStep, today: string): DaysRange =>
  inForce('Prazos da abertura', TYPICAL, competenceOf(today)).days[step];

/** From the first tenth to the last one of what was seen, rounded outwards; null when too little was. */
export const rangeOf = (seen: readonly number[]): DaysRange | null => {
  if (seen.length < ENOUGH_OPENINGS) return null;
  const sorted = seen.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return { from: sorted[Math.floor(last * 0.1)] ?? 0, to: sorted[Math.ceil(last * 0.9)] ?? 0 };
};

/** How many business days each step took in the openings that are over. */
export type SeenDays = Partial<Record<RegistrationStep, readonly number[]>>;

/** What a step is expected to take: what was seen, else the table. */
export const expectedDays = (step: RegistrationStep, seen: SeenDays, today: string): DaysRange & { is_learned: boolean } => {
  const learned = rangeOf(seen[step] ?? []);
  return { ...(learned ?? typicalDays(step, today)), is_learned: learned !== null };
};

export type StepForecast = { from: string; to: string; is_learned: boolean };

/** For each step that is not over, the first and the last day on which it may be, one after the other; what is overdue is not before today. */
export const forecast = (
  progress: RegistrationProgress,
  { today, days, seen }: { today: string; days: BusinessDays; seen: SeenDays },
): Partial<Record<RegistrationStep, StepForecast>> => {
  const found: Partial<Record<RegistrationStep, StepForecast>> = {};
  let before: { from: string; to: string } | null = null;
  for (const step of REGISTRATION_STEPS) {
    const { status, begun_on } = progress[step];
    if (status === 'concluded' || status === 'cancelled') continue;
    const { from, to, is_learned } = expectedDays(step, seen, today);
    const starts: { from: string; to: string } = before ?? { from: begun_on ?? today, to: begun_on ?? today };
    const range = { from: later(days.after(starts.from, from), today), to: later(days.after(starts.to, to), days.after(today, 1)) };
    found[step] = { ...range, is_learned };
    before = range;
  }
  return found;
};

const later = (one: string, other: string): string => (one > other ? one : other);
