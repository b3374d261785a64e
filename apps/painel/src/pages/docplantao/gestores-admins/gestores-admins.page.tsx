import { groupManagerMutations, groupManagerQueries } from '@esteto/api-client/duty/group-manager';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupManagers } from '@esteto/contract/access';
import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';
import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import { inviteStatusLabel } from '@esteto/domain/identity/user/invite-life';
import { groupManagerColumns } from '@esteto/features/duty/group-manager/manager-columns';
import { useManagerActions } from '@esteto/features/duty/group-manager/use-manager-actions';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { groupFilter } from '../../../features/filtros/record-filters.ts';

/** Who manages the groups, of all of them. */
export default function ManagersPage() {
  const canEdit = useCan(groupManagers.edit);
  const canDelete = useCan(groupManagers.delete);
  const { mutateAsync: resend } = useMutation(groupManagerMutations.resend);
  const { mutateAsync: activate } = useMutation(groupManagerMutations.activate);
  const { mutateAsync: deactivate } = useMutation(groupManagerMutations.deactivate);
  const { mutateAsync: remove } = useMutation(groupManagerMutations.remove);
  const calls = useMemo(
    () => ({
      resend: ({ id }: GroupManagerRow) => resend({ id }),
      activate: ({ id }: GroupManagerRow) => activate({ id }),
      deactivate: ({ id }: GroupManagerRow) => deactivate({ id }),
      remove: ({ id }: GroupManagerRow) => remove({ id }),
    }),
    [activate, deactivate, remove, resend],
  );
  const moves = useManagerActions(calls);
  const actions = useMemo(
    () => [...(canEdit ? [edit] : []), ...moves.filter(({ label }) => (label === 'Retirar convite' ? canDelete : canEdit))],
    [canDelete, canEdit, moves],
  );
  return (
    <ListPage
      title="Gestores"
      query={groupManagerQueries.list}
      columns={groupManagerColumns}
      filters={filters}
      create="criar"
      createLabel="Convidar gestor"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : undefined}
      actions={actions.length > 0 ? actions : undefined}
      empty="Nenhum gestor ainda. Convide quem administra o primeiro grupo."
    >
      <Outlet />
    </ListPage>
  );
}

const editHref = ({ id }: GroupManagerRow): string => `${id}/editar`;
const edit: RowAction<GroupManagerRow> = { label: 'Papel e unidades', icon: Pencil, to: editHref };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  groupFilter,
  { kind: 'option', name: 'role', label: 'Papel', options: managerRoleLabel },
  { kind: 'option', name: 'status', label: 'Situação', options: inviteStatusLabel },
];

ManagersPage.query = listStart(groupManagerQueries.list, filters);
