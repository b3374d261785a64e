import type { DoctorRow } from '@esteto/contract/company/doctor';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const userColumns = columnsFor<DoctorRow>()([
  { key: 'name', header: 'Nome', sort: true },
  {
    key: 'access',
    header: 'Acesso',
    value: ({ is_active, is_email_verified }) => (!is_active ? 'inactive' : is_email_verified ? 'active' : 'pending'),
    cell: statusCell({ ...inviteStatusLabel, pending: 'E-mail por confirmar' }, inviteStatusTone),
  },
  { key: 'doctor_role', header: 'Vínculo', cell: labelCell(memberTypeLabel), hideOnPhone: true },
  { key: 'companies', header: 'Empresas', value: ({ companies }) => companies.map(({ name }) => name).join(', ') || null, width: 14 },
  { key: 'last_access_at', header: 'Último acesso', cell: 'instant', lead: 'último acesso' },
  {
    key: 'crms',
    header: 'CRM',
    value: ({ crms }) => crms.map(({ number, state }) => `${number}/${state}`).join(', ') || null,
    hidden: true,
  },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);
