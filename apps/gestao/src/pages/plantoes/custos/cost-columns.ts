import type { UnitCosts } from '@esteto/contract/duty/shift-money';
import { budgetLeft } from '@esteto/domain/duty/duty-shift/shift-money';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const costColumns = columnsFor<UnitCosts>()([
  { key: 'name', header: 'Unidade', sort: true },
  { key: 'shifts', header: 'Plantões', cell: 'number', width: 5, hidden: true },
  { key: 'budget', header: 'Orçamento', cell: 'money', sort: true },
  { key: 'cost', header: 'Custo', cell: 'money', sort: true },
  { key: 'left', header: 'Diferença', value: budgetLeft, cell: 'money', sort: true },
  { key: 'planned', header: 'Planejado', cell: 'money', hidden: true },
  { key: 'done', header: 'Realizado', cell: 'money', hideOnPhone: true },
  { key: 'invoiced', header: 'Com nota', cell: 'money', hidden: true },
  { key: 'paid', header: 'Pago', cell: 'money' },
]);
