import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { useCan } from '@esteto/auth/can/can.tsx';
import { managementGroups } from '@esteto/contract/access';
import type { StaffGroup } from '@esteto/contract/duty/management-group';
import { groupStateLabel } from '@esteto/domain/duty/management-group/group-form';
import { groupKindLabel } from '@esteto/domain/duty/management-group/group-kinds';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useGroupSwitch } from './use-group-switch.ts';

/** The groups that schedule shifts. */
export default function ManagementGroupsPage() {
  const canEdit = useCan(managementGroups.edit);
  const onOrOff = useGroupSwitch();
  const actions = useMemo(() => (canEdit ? [details, edit, history, ...onOrOff] : [details, history]), [canEdit, onOrOff]);
  return (
    <ListPage
      title="Grupos gestores"
      query={managementGroupQueries.list}
      columns={groupColumns}
      filters={groupFilterFields}
      create="criar"
      createLabel="Novo grupo"
      createAllowed={canEdit}
      rowHref={detailsHref}
      actions={actions}
      empty="Nenhum grupo gestor ainda. O primeiro pode ser um hospital ou uma cooperativa."
    >
      <Outlet />
    </ListPage>
  );
}

const detailsHref = ({ id }: StaffGroup): string => `${id}/detalhes`;

const details: RowAction<StaffGroup> = { label: 'Ver', icon: Eye, to: detailsHref };
const edit: RowAction<StaffGroup> = { label: 'Editar', icon: Pencil, to: ({ id }) => `${id}/editar` };
const history: RowAction<StaffGroup> = { label: 'Histórico', icon: History, to: ({ id }) => `${id}/historico` };

const groupColumns = columnsFor<StaffGroup>()([
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

const groupFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: groupKindLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: groupStateLabel },
];

ManagementGroupsPage.query = listStart(managementGroupQueries.list, groupFilterFields);
