import { accountingStatusLabel } from '@esteto/domain/company/company/accounting-status-label';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { conciergeFilterLabel } from '@esteto/domain/company/company/concierge-filter';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../filtros/record-filters.ts';

/** How staff narrow a list of companies or natural people. */
export const registerFilters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou documento' },
  { kind: 'option', name: 'accounting_status', label: 'Situação', options: accountingStatusLabel },
  { ...analystFilter, name: 'analyst_id' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem analista' },
  { kind: 'flag', name: 'without_owner', label: 'Sem responsável' },
  { kind: 'flag', name: 'without_plan', label: 'Sem plano' },
  { kind: 'flag', name: 'without_certificate', label: 'Sem certificado digital' },
  { kind: 'option', name: 'tax_regime', label: 'Regime', options: taxRegimeLabel },
  { kind: 'option', name: 'concierge', label: 'Concierge', options: conciergeFilterLabel },
  { kind: 'flag', name: 'in_wizard', label: 'Com o cadastro por terminar' },
];
