import type { AccountingStatus } from '../../company/company/accounting-status.ts';
import type { CompanyType } from '../../company/company/company-kinds.ts';
import { isFreeTrial } from '../../company/company/company-state.ts';
import { type AccountType, hasLeftWizard, wizardSequence } from '../../company/company/wizard.ts';
import { WIZARD_STEPS, type WizardStep } from '../../company/company/wizard-step.ts';
import { wizardStepLabel } from '../../company/company/wizard-step-label.ts';

type Company = { type: CompanyType; cnpj: string | null; accounting_status: AccountingStatus; wizard_step: WizardStep };

/** Why a company is not opened by us; null for a new one that is not open yet. */
export const openingProblem = ({ type, cnpj, accounting_status, wizard_step }: Company): string | null => {
  if (type === 'natural_person') return 'Uma pessoa física não se abre: converta-a em empresa antes.';
  if (type === 'migrated_company') return 'Esta empresa já veio aberta, de outro contador.';
  // One that is being opened gets its CNPJ on the way.
  if (wizard_step === 'finished' || (cnpj !== null && wizard_step !== 'register')) return 'Esta empresa já está aberta.';
  if (accounting_status === 'closed' || accounting_status === 'inactive') return 'Esta empresa está baixada ou inativa.';
  return null;
};

/**
 * Whether a company chooses its plan before it is opened: one that came on trial and still is. Its owner is led there, and the opening begins by itself
 * where the registration ends.
 */
export const choosesPlanFirst = ({
  account_type,
  ...standing
}: {
  account_type: AccountType | null;
  has_plan: boolean;
  wizard_step: WizardStep;
}): boolean => account_type === 'free_trial' && isFreeTrial(standing);

/** What an opening that begins in the middle of the registration jumps over; null where its owner is through. Whoever begins it says why. */
export const openingSkips = (step: WizardStep): string | null => {
  if (hasLeftWizard(step)) return null;
  const left = wizardSequence({ type: 'new_company' }).filter(
    (other) => other !== 'concluded' && WIZARD_STEPS.indexOf(other) >= WIZARD_STEPS.indexOf(step),
  );
  return `O médico ainda está no cadastro. A abertura pula: ${left.map((other) => wizardStepLabel[other]).join(', ')}. Conte o motivo.`;
};
