import { clientQueries } from '@esteto/api-client/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import type { ClientRow } from '@esteto/contract/client';
import { clientStatusLabel, clientStatusTone, takerKindLabel } from '@esteto/domain/client/client-kinds';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/status-cell.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { Outlet } from 'react-router';

export default function ClientsPage() {
  return (
    <ListPage
      title="Tomadores"
      query={clientQueries.list}
      columns={columns}
      filters={filters}
      create="criar"
      createLabel="Cadastrar tomador"
      createAllowed={useCan(clients.edit)}
      rowHref={rowHref}
      empty="Nenhum tomador ainda. Cadastre quem contrata você para solicitar a primeira nota."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: ClientRow): string => `detalhes/${id}`;

const columns = columnsFor<ClientRow>()([
  { key: 'name', header: 'Nome', sort: true },
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
  },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
  { key: 'open_balance', header: 'A receber', cell: 'money', value: ({ open_balance }) => open_balance || null },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome ou documento' },
  { kind: 'option', name: 'status', label: 'Situação', options: clientStatusLabel },
  { kind: 'option', name: 'taker_kind', label: 'Tipo', options: takerKindLabel },
];
