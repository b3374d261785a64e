import type { UnitRow } from '@esteto/contract/billing/unit';
import { unitTypeLabel } from '@esteto/domain/billing/unit/unit-types';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const unitColumns = columnsFor<UnitRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'code', header: 'Código', sort: true },
  { key: 'type', header: 'Tipo', cell: labelCell(unitTypeLabel), sort: true },
  { key: 'cnes', header: 'CNES', hideOnPhone: true },
  { key: 'city', header: 'Cidade', value: ({ address }) => address && [address.city, address.state].filter(Boolean).join('/') },
  { key: 'is_active', header: 'Ativa', cell: 'flag', hideOnPhone: true },
]);
