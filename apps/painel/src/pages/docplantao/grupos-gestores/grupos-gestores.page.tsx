import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { useCan } from '@esteto/auth/can/can.tsx';
import { managementGroups } from '@esteto/contract/access';
import type { StaffGroup } from '@esteto/contract/duty/management-group';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { groupColumns, groupFilterFields } from './group-columns.ts';
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

ManagementGroupsPage.query = listStart(managementGroupQueries.list, groupFilterFields);

const detailsHref = ({ id }: StaffGroup): string => `${id}/detalhes`;

const details: RowAction<StaffGroup> = { label: 'Ver', icon: Eye, to: detailsHref };
const edit: RowAction<StaffGroup> = { label: 'Editar', icon: Pencil, to: ({ id }) => `${id}/editar` };
const history: RowAction<StaffGroup> = { label: 'Histórico', icon: History, to: ({ id }) => `${id}/historico` };
