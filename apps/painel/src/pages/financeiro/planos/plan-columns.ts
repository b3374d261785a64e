import type { PlanRow } from '@esteto/contract/plan/plan';
import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { planTypeLabel } from '@esteto/domain/plan/plan/plan-life';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const planStateLabel = { open: 'Aceita novas', closed: 'Fechado' } as const;
const planStateTone: Record<keyof typeof planStateLabel, Tone> = { open: 'done', closed: 'ended' };

export const planColumns = columnsFor<PlanRow>()([
  { key: 'name', header: 'Nome', sort: true },
  {
    key: 'state',
    header: 'Situação',
    value: ({ is_active }) => (is_active ? 'open' : 'closed'),
    cell: statusCell(planStateLabel, planStateTone),
  },
  { key: 'type', header: 'Tipo', cell: labelCell(planTypeLabel), hideOnPhone: true },
  { key: 'value', header: 'Valor', cell: 'money', sort: true },
  { key: 'companies_count', header: 'Empresas', cell: 'number', sort: true },
  {
    key: 'company_types',
    header: 'Para quem',
    value: ({ company_types }) => company_types.map((type) => companyTypeLabel[type]).join(', '),
    hidden: true,
  },
  { key: 'value_residents', header: 'Residentes', cell: 'money', hidden: true },
  { key: 'effective_from', header: 'Valores desde', cell: 'date', hidden: true },
]);
