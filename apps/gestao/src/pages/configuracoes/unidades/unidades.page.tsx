import { unitMutations, unitQueries } from '@esteto/api-client/duty/unit';
import { useCan } from '@esteto/auth/can/can.tsx';
import { units } from '@esteto/contract/access';
import type { UnitRow } from '@esteto/contract/duty/unit';
import { unitStateLabel, unitTypeLabel } from '@esteto/domain/duty/unit/unit-types';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';

export default function UnitsPage() {
  const canEdit = useCan(units.edit);
  const remove = useDeleteAction(unitMutations.remove, {
    verb: 'Excluir unidade',
    message: ({ name }: UnitRow) => `${name} sai das listas e não recebe mais plantões. O histórico fica.`,
    done: 'Unidade excluída.',
  });
  return (
    <ListPage
      title="Unidades"
      query={unitQueries.list}
      columns={unitColumns}
      filters={filters}
      create="criar"
      createLabel="Criar unidade"
      createAllowed={canEdit}
      rowHref={canEdit ? editOf : undefined}
      actions={canEdit ? [{ label: 'Editar', icon: Pencil, to: editOf }, remove] : undefined}
      empty="Nenhuma unidade ainda. Crie a primeira para montar as escalas."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome, código ou CNES' },
  { kind: 'option', name: 'type', label: 'Tipo', options: unitTypeLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: unitStateLabel },
];

const editOf = ({ id }: UnitRow): string => `${id}/editar`;

const unitColumns = columnsFor<UnitRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'code', header: 'Código', sort: true },
  { key: 'type', header: 'Tipo', cell: labelCell(unitTypeLabel), sort: true },
  { key: 'cnes', header: 'CNES', hideOnPhone: true },
  { key: 'city', header: 'Cidade', value: ({ address }) => address && [address.city, address.state].filter(Boolean).join('/') },
  { key: 'is_active', header: 'Ativa', cell: 'flag', hideOnPhone: true },
]);

UnitsPage.query = listStart(unitQueries.list, filters);
