import { REGISTRATION_STEPS, type RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import { dice } from '../../../../demo/demo-random.ts';

/** The cities in which the demo's office has opened enough companies to learn from. */
export const OPENING_CITIES = ['campinas', 'sao_paulo', 'ribeirao'] as const;
export type OpeningCity = (typeof OPENING_CITIES)[number];

/** Business days that each step takes there in the middle: city halls differ, and so do the offices of the Junta. */
const MIDDLE: Record<OpeningCity, Record<RegistrationStep, number>> = {
  campinas: {
    draft: 3,
    viability: 3,
    irs: 2,
    board_registration: 2,
    board_fee: 2,
    digital_signature: 2,
    protocol: 4,
    national_simple: 6,
  },
  sao_paulo: {
    draft: 3,
    viability: 2,
    irs: 2,
    board_registration: 2,
    board_fee: 1,
    digital_signature: 2,
    protocol: 7,
    national_simple: 7,
  },
  ribeirao: {
    draft: 3,
    viability: 6,
    irs: 2,
    board_registration: 3,
    board_fee: 2,
    digital_signature: 2,
    protocol: 3,
    national_simple: 5,
  },
};

/** What waits for the doctor: some answer on the same day, some are on duty all week. */
const DOCTORS: readonly RegistrationStep[] = ['draft', 'board_fee', 'digital_signature'];

/** The business days of one opening there, the same each time: it has a pace of its own, and its doctor another. */
export const demoDays = (city: OpeningCity, index: number): Record<RegistrationStep, number> => {
  const chance = dice(OPENING_CITIES.indexOf(city) * 1000 + index * 7 + 31);
  const pace = chance.between(85, 118) / 100;
  const doctor = chance.between(70, 140) / 100;
  const daysOf = (step: RegistrationStep): number => {
    const slow = DOCTORS.includes(step) ? doctor : pace;
    return Math.max(1, Math.round((MIDDLE[city][step] * slow * chance.between(75, 130)) / 100));
  };
  const days = { ...MIDDLE[city] };
  for (const step of REGISTRATION_STEPS) days[step] = daysOf(step);
  return days;
};
