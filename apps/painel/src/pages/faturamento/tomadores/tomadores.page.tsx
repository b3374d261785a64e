import { adminClientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { receivables } from '@esteto/contract/access';
import type { AdminClientRow } from '@esteto/contract/billing/client';
import { clientStatusLabel, takerKindLabel } from '@esteto/domain/billing/client/client-kinds';
import { clientColumns } from '@esteto/features/billing/client/client-columns';
import { SavedViews } from '@esteto/features/office/saved-view/saved-views.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { ReceiptText } from 'lucide-react';
import { Outlet } from 'react-router';
import { companyFilter } from '../../../features/filtros/record-filters.ts';
import { path } from '../../../path.ts';

export default function ClientsPage() {
  return (
    <ListPage
      title="Tomadores"
      query={adminClientQueries.list}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      actions={useCan(receivables.view) ? actions : undefined}
      aside={<SavedViews list="clients" />}
      empty="Nenhum tomador ainda. Os que os médicos cadastrarem aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const columns = clientColumns<AdminClientRow>({ owner: { key: 'company_name', header: 'Empresa' }, phone: { hidden: true } });

const rowHref = ({ id }: AdminClientRow): string => `tomador/${id}/detalhes`;

const actions: RowAction<AdminClientRow>[] = [
  { label: 'Ver notas', icon: ReceiptText, to: ({ id }) => path('/painel/faturamento/contas-a-receber', undefined, { client_id: id }) },
];

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou documento' },
  companyFilter,
  { kind: 'option', name: 'status', label: 'Situação', options: clientStatusLabel },
  { kind: 'option', name: 'taker_kind', label: 'Tipo', options: takerKindLabel },
];

ClientsPage.query = listStart(adminClientQueries.list, filters);
