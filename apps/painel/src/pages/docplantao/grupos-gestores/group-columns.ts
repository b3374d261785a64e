import type { StaffGroup } from '@esteto/contract/duty/management-group';
import { groupStateLabel } from '@esteto/domain/duty/management-group/group-form';
import { groupKindLabel } from '@esteto/domain/duty/management-group/group-kinds';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

export const groupColumns = columnsFor<StaffGroup>()([
  { key: 'name', header: 'Nome', sort: true },
  {
    key: 'state',
    header: 'Situação',
    value: ({ is_active }) => (is_active ? 'active' : 'inactive'),
    cell: statusCell(groupStateLabel, { active: 'done', inactive: 'ended' }),
  },
  { key: 'kind', header: 'Tipo', cell: labelCell(groupKindLabel) },
  { key: 'cnpj', header: 'CNPJ', cell: 'document', hideOnPhone: true },
  { key: 'units_count', header: 'Unidades', cell: 'number' },
  { key: 'managers_count', header: 'Gestores', cell: 'number' },
  { key: 'professionals_count', header: 'Profissionais', cell: 'number' },
  { key: 'created_at', header: 'Criado', cell: 'instant', sort: true, hidden: true },
]);

export const groupFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: groupKindLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: groupStateLabel },
];
