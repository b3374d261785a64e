import type { AccountingStatus } from './accounting-status.ts';
import { accountingStatusWeight } from './accounting-status-label.ts';
import type { CompanyType } from './company-kinds.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-step.ts';

export type SelectableCompany = {
  id: number;
  accounting_status: AccountingStatus;
  wizard_step: WizardStep;
  type: CompanyType;
  created_at: string;
};

export type CompanyChoice = { requested?: number | null; current?: number | null; last?: number | null };

/**
 * The company that is selected after the list is loaded (docs/rules/statuses.md): the requested one, else the current one, else the last used one;
 * when none of them is in the list, the first by status weight, then wizard step, then type, then oldest. Null for an empty list.
 */
export const selectCompany = <Company extends SelectableCompany>(
  companies: readonly Company[],
  { requested, current, last }: CompanyChoice = {},
): Company | null => {
  const wanted = [requested, current, last].flatMap((id) => companies.find((company) => company.id === id) ?? []);
  return wanted[0] ?? companies.toSorted(compareCompanies)[0] ?? null;
};

/** Order of preference; the wizard's furthest step comes first, so that a company that already works wins over one still being registered. */
export const compareCompanies = (a: SelectableCompany, b: SelectableCompany): number =>
  accountingStatusWeight[a.accounting_status] - accountingStatusWeight[b.accounting_status] ||
  WIZARD_STEPS.indexOf(b.wizard_step) - WIZARD_STEPS.indexOf(a.wizard_step) ||
  TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
  Date.parse(a.created_at) - Date.parse(b.created_at) ||
  a.id - b.id;

/** A doctor who has a company works mostly in it, so the person comes last. */
const TYPE_ORDER: readonly CompanyType[] = ['new_company', 'migrated_company', 'natural_person'];
