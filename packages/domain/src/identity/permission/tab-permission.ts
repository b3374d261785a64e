import type { AccountingStatus } from '../../company/company/accounting-status.ts';
import type { WizardStep } from '../../company/company/wizard-step.ts';

/** For which companies a tab is there: by their status and, when it says so, once the wizard is finished. */
export type TabPermission = { statuses: readonly AccountingStatus[]; finished_wizard?: true };

export const mayOpenTab = (
  { statuses, finished_wizard }: TabPermission,
  company: { accounting_status: AccountingStatus; wizard_step: WizardStep },
): boolean => statuses.includes(company.accounting_status) && (!finished_wizard || company.wizard_step === 'finished');
