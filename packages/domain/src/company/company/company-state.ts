import type { WizardStep } from './wizard-step.ts';

// What follows from where a company stands (docs/rules/statuses.md); what may be done with it is said in `company-may.ts`.

/** Being registered by our team, or done: both mean 'not in the wizard', and that its owner is no lead any more. */
export const BEYOND_WIZARD = ['register', 'finished'] as const satisfies readonly WizardStep[];

/** It has no plan and is no customer yet. */
export const isFreeTrial = ({ has_plan, wizard_step }: { has_plan: boolean; wizard_step: WizardStep }): boolean =>
  !has_plan && !BEYOND_WIZARD.some((step) => step === wizard_step);
