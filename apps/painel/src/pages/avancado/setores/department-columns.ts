import type { DepartmentRow } from '@esteto/contract/identity/department';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const departmentColumns = columnsFor<DepartmentRow>()([
  { key: 'name', header: 'Setor', sort: true },
  { key: 'people_count', header: 'Pessoas', cell: 'number' },
  { key: 'grants_count', header: 'Permissões no modelo', cell: 'number' },
  { key: 'description', header: 'O que faz', width: 16, hideOnPhone: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);
