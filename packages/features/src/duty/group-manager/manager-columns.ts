import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';
import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { placeOf } from './manager-words.ts';

export const groupManagerColumns = columnsFor<GroupManagerRow>()([
  { key: 'name', header: 'Nome' },
  { key: 'status', header: 'Situação', cell: statusCell(inviteStatusLabel, inviteStatusTone) },
  { key: 'group_name', header: 'Grupo gestor' },
  { key: 'role', header: 'Papel', cell: labelCell(managerRoleLabel) },
  { key: 'units', header: 'Unidades', value: placeOf, hideOnPhone: true },
  { key: 'last_access_at', header: 'Último acesso', cell: 'instant', lead: 'último acesso' },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);
