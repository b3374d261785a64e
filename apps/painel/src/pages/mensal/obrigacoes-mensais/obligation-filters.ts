import { obligationLabel } from '@esteto/domain/law/obligation/obligation-rules';
import { monthlyObligationStatusLabel } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

const search: FilterField = { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' };
const month: FilterField = { kind: 'option', name: 'month', label: 'Vence em', options: monthOptions(13) };
const narrowing: FilterField[] = [
  { kind: 'option', name: 'status', label: 'Situação', options: monthlyObligationStatusLabel },
  { kind: 'option', name: 'rule_key', label: 'Obrigação', options: obligationLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'open', label: 'Só as que faltam' },
];

export const monthlyObligationFilterFields: FilterField[] = [search, month, ...narrowing];

/** A calendar says itself which days it shows. */
export const calendarFilterFields: FilterField[] = [search, ...narrowing];
