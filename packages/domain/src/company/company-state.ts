import type { AccountingStatus } from './accounting-status.ts';
import { hasLeftWizard } from './wizard.ts';
import type { WizardStep } from './wizard-step.ts';

// What follows from where a company stands (docs/rules/statuses.md).

/** Being registered by our team, or done: both mean 'not in the wizard'. */
const isBeyondWizard = (step: WizardStep): boolean => step === 'register' || step === 'finished';

/** Its owner has not become a customer yet: in the wizard, or concluded it and waiting for our team. */
export const isCompanyLead = ({ is_owner, wizard_step }: { is_owner: boolean; wizard_step: WizardStep }): boolean =>
  is_owner && !isBeyondWizard(wizard_step);

export const isCompanyActive = (status: AccountingStatus): boolean => status === 'active';

export const isCompanyFrozen = (status: AccountingStatus): boolean => status === 'frozen';

/** The product is open for it. */
export const isCompanyEnabled = ({
  accounting_status,
  wizard_step,
}: {
  accounting_status: AccountingStatus;
  wizard_step: WizardStep;
}): boolean => (isCompanyActive(accounting_status) || isCompanyFrozen(accounting_status)) && hasLeftWizard(wizard_step);

/** It has no plan and is no customer yet. */
export const isFreeTrial = ({ plan_id, wizard_step }: { plan_id: number | null; wizard_step: WizardStep }): boolean =>
  plan_id === null && !isBeyondWizard(wizard_step);
