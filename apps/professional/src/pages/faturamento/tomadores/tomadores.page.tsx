import { clientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import type { ClientRow } from '@esteto/contract/billing/client';
import { clientStatusLabel, takerKindLabel } from '@esteto/domain/billing/client/client-kinds';
import { clientColumns } from '@esteto/features/billing/client/client-columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
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

const columns = clientColumns();

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome ou documento' },
  { kind: 'option', name: 'status', label: 'Situação', options: clientStatusLabel },
  { kind: 'option', name: 'taker_kind', label: 'Tipo', options: takerKindLabel },
];

ClientsPage.query = listStart(clientQueries.list, filters);
