import type { RegistrationStep } from './registration-step.ts';

/** Business days. */
export type DaysRange = { from: number; to: number };

/** How long the steps of an opening usually take. */
export type TypicalDays = Readonly<Record<RegistrationStep, DaysRange>>;

/** Our own experience and no law: what holds until staff tell others (accounting-parameter/processing-times.ts). */
export const FIRST_TYPICAL_DAYS: TypicalDays = {
  draft: { from: 2, to: 6 },
  viability: { from: 1, to: 7 },
  irs: { from: 1, to: 6 },
  board_registration: { from: 1, to: 5 },
  board_fee: { from: 1, to: 5 },
  digital_signature: { from: 1, to: 5 },
  protocol: { from: 2, to: 10 },
  national_simple: { from: 3, to: 15 },
};
