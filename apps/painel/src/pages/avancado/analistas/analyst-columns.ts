import type { AnalystRow } from '@esteto/contract/office/analyst';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const analystColumns = columnsFor<AnalystRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'status', header: 'Situação', cell: statusCell(inviteStatusLabel, inviteStatusTone) },
  { key: 'role', header: 'Papel', value: ({ is_master }) => (is_master ? 'Master' : 'Analista'), width: 6, hideOnPhone: true },
  { key: 'department_name', header: 'Setor', width: 10 },
  { key: 'companies_count', header: 'Empresas', cell: 'number', hideOnPhone: true },
  { key: 'last_access_at', header: 'Último acesso', cell: 'instant', lead: 'último acesso' },
  {
    key: 'second_factor',
    header: 'Dois fatores',
    value: ({ has_two_factor, needs_two_factor }) => (has_two_factor ? 'Ativo' : needs_two_factor ? 'Exigido, por ativar' : 'Inativo'),
    hidden: true,
  },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);
