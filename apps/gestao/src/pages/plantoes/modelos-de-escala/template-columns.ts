import type { ScaleTemplateRow } from '@esteto/contract/duty/scale-template';
import { holidayPolicyLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const templateColumns = columnsFor<ScaleTemplateRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'unit_name', header: 'Onde', value: ({ unit_name, sector_name }) => [unit_name, sector_name].filter(Boolean).join(', ') },
  {
    key: 'places_count',
    header: 'Plantões',
    value: ({ weeks_count, places_count }) => `${places_count} em ${countOf(weeks_count, 'semana', 'semanas')}`,
  },
  { key: 'holiday_policy', header: 'Nos feriados', cell: labelCell(holidayPolicyLabel), hideOnPhone: true },
  { key: 'last_applied_at', header: 'Aplicado', cell: 'instant', sort: true, hideOnPhone: true },
  { key: 'is_active', header: 'Ativo', cell: 'flag', hideOnPhone: true },
]);
