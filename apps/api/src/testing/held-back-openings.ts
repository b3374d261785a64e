import { endForecast, type WholeOpening } from '@esteto/domain/opening/registration/registration-end';
import { newProgress, type RegistrationProgress } from '@esteto/domain/opening/registration/registration-progress';
import { REGISTRATION_STEPS, type RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import { businessCalendar } from '@esteto/domain/shared/date/business-calendar';
import type { Address } from '@esteto/domain/shared/document/address';
import type { PlaceRules } from '../modules/opening/registration/registration-progress.ts';

// What would have been told of openings that are over, from the others of their city: their history is played again up to each of their steps.

export type OverOpening = { address: Address; steps: RegistrationProgress };

/** `step`: where it stood when the end was told. */
export type Told = { step: RegistrationStep; holds: boolean; width: number; openings: number };

/** Into so many parts a city's openings are divided; each is held back once, and told from the others. */
const PARTS = 4;

type Rules = Pick<PlaceRules, 'typical'> & { days: ReturnType<typeof businessCalendar> };

export const toldOfHeldBack = (openings: readonly OverOpening[], rules: Rules): Told[] =>
  openings.flatMap((held, place) => {
    const others = openings.filter((_, index) => index % PARTS !== place % PARTS).map(({ steps }) => takenOf(steps));
    return REGISTRATION_STEPS.flatMap((step) => toldAt(held.steps, step, others, rules));
  });

const takenOf = (steps: RegistrationProgress): WholeOpening =>
  Object.fromEntries(REGISTRATION_STEPS.flatMap((step) => (steps[step].days === null ? [] : [[step, steps[step].days]])));

/** Told on the day on which the step's turn came; nothing of a step that it did not need. */
const toldAt = (steps: RegistrationProgress, step: RegistrationStep, openings: WholeOpening[], { typical, days }: Rules): Told[] => {
  const { begun_on: today, status } = steps[step];
  const end = REGISTRATION_STEPS.map((one) => steps[one].ended_on ?? '')
    .toSorted()
    .at(-1);
  if (today === null || status !== 'concluded' || !end) return [];
  const told = endForecast(standingAt(steps, step, { today, days }), { today, days, openings, typical });
  if (!told) return [];
  return [{ step, holds: end >= told.from && end <= told.to, width: days.between(told.from, told.to), openings: told.openings }];
};

/** As it stood when the turn of the step had just come. */
const standingAt = (
  steps: RegistrationProgress,
  step: RegistrationStep,
  { today, days }: { today: string } & Pick<Rules, 'days'>,
): RegistrationProgress => {
  const untouched = newProgress({ today, days, allowance: () => 1 });
  const place = REGISTRATION_STEPS.indexOf(step);
  const stood = { ...untouched };
  for (const [index, one] of REGISTRATION_STEPS.entries())
    if (index < place) stood[one] = steps[one];
    else stood[one] = { ...untouched[one], begun_on: index === place ? today : null, due_on: null };
  return stood;
};
