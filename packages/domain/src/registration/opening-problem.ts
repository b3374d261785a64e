import type { AccountingStatus } from '../company/accounting-status.ts';
import type { CompanyType } from '../company/company-kinds.ts';
import type { WizardStep } from '../company/wizard-step.ts';

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
