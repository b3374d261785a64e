import { WIZARD_STEPS } from '../../company/company/wizard-step.ts';

/**
 * Turns in a registration. The doctor fills in and pays; ours is a payment that was told, a boleto that was asked for, and what is complete
 * while none of its papers went back to the doctor. A trial that has told all it tells waits for its owner (docs/decisions/008-a-wizard-for-each-account.md).
 */
export const ONBOARDING_TURNS = ['client', 'staff'] as const;
export type OnboardingTurn = (typeof ONBOARDING_TURNS)[number];

export const onboardingTurnLabel: Record<OnboardingTurn, string> = { client: 'Do médico', staff: 'Nossa' };

/** The steps in which a company is on its way: neither in registration nor done (product, 4: company lead). */
export const ONBOARDING_STEPS = WIZARD_STEPS.filter((step) => step !== 'register' && step !== 'finished');
