import type { AdminClientRow } from '@esteto/contract/client';
import { clientStatusLabel, clientStatusTone } from '@esteto/domain/client/client-kinds';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/status-cell.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const clientColumns = columnsFor<AdminClientRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'company_name', header: 'Empresa' },
  { key: 'status', header: 'Situação', cell: statusCell(clientStatusLabel, clientStatusTone) },
  { key: 'fantasy_name', header: 'Nome fantasia', hideOnPhone: true, hidden: true },
  { key: 'document', header: 'Documento', cell: 'document' },
  { key: 'email', header: 'E-mail', hideOnPhone: true, hidden: true },
  {
    key: 'phone',
    header: 'Telefone',
    width: 7.5,
    cell: ({ phone }) => phone && formatPhone(phone),
    text: ({ phone }) => phone ?? '',
    hideOnPhone: true,
    hidden: true,
  },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
  { key: 'open_balance', header: 'A receber', cell: 'money', value: ({ open_balance }) => open_balance || null },
]);
