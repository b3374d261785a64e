import type { CompanyRow } from '@esteto/contract/company/company';
import { selectCompany } from '@esteto/domain/company/company/company-selection';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { currentCompanyIdAtom, lastScopeAtom } from '../session/session-store.ts';

/** Selects the company to show (docs/rules/statuses.md), for this tab and for the next visit. Null for a person without companies. */
export const chooseCompany = (companies: readonly CompanyRow[], requested: number | null = null): CompanyRow | null => {
  const last = clientStore.get(lastScopeAtom);
  const company = selectCompany(companies, { requested, current: clientStore.get(currentCompanyIdAtom), last: last?.company_id });
  if (company && company.id !== last?.company_id) clientStore.set(lastScopeAtom, { ...last, company_id: company.id });
  clientStore.set(currentCompanyIdAtom, company?.id ?? null);
  return company;
};
