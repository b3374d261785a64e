import type { AccountType } from '../company/wizard.ts';
import { WIZARD_STEPS, type WizardStep } from '../company/wizard-step.ts';

/** Whose turn it is in a registration: the doctor fills in, our team confirms the payment and takes over what is complete. */
export const ONBOARDING_TURNS = ['client', 'staff'] as const;
export type OnboardingTurn = (typeof ONBOARDING_TURNS)[number];

export const onboardingTurnLabel: Record<OnboardingTurn, string> = { client: 'Do médico', staff: 'Nossa' };

/** The steps in which a company is on its way: neither in registration nor done (product, 4: company lead). */
export const ONBOARDING_STEPS = WIZARD_STEPS.filter((step) => step !== 'register' && step !== 'finished');

/** Steps that wait for us. */
export const OUR_STEPS: readonly WizardStep[] = ['payment', 'concluded'];

/** An account on trial that has told all it tells waits for its owner to become another account (docs/decisions/008-a-wizard-for-each-account.md). */
export const isTrialAtRest = ({ step, account_type }: OnboardingPlace): boolean => step === 'concluded' && account_type === 'free_trial';

export type OnboardingPlace = { step: WizardStep; account_type: AccountType };

export const turnOf = (place: OnboardingPlace): OnboardingTurn =>
  OUR_STEPS.includes(place.step) && !isTrialAtRest(place) ? 'staff' : 'client';
