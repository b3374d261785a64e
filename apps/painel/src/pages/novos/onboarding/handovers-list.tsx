import { handoverQueries } from '@esteto/api-client/opening/handover';
import type { HandoverRow } from '@esteto/contract/opening/handover';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

/** Companies that come from another accountant, as long as something of theirs is still there. */
export const HandoversList = ({ subtitle }: { subtitle: ReactNode }) => (
  <ListPage
    title="Onboarding"
    subtitle={subtitle}
    query={handoverQueries.list}
    columns={columns}
    filters={filters}
    rowHref={({ id }) => `empresa/${id}/detalhes`}
    empty="Nenhuma troca de contador por terminar."
  >
    <Outlet />
  </ListPage>
);

const columns = columnsFor<HandoverRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'accountant_name', header: 'Contador anterior', hideOnPhone: true },
  { key: 'awaited', header: 'Falta', value: ({ awaited, total }) => (awaited === 0 ? 'Nada' : `${awaited} de ${total}`) },
  { key: 'letter_sent_at', header: 'Carta enviada', cell: 'instant' },
  { key: 'analyst_name', header: 'Analista', width: 10, hideOnPhone: true },
  { key: 'accountant_email', header: 'E-mail do contador', hidden: true },
  { key: 'created_at', header: 'Começou', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa ou documento' },
  { kind: 'flag', name: 'unsent', label: 'Sem carta enviada' },
  { kind: 'flag', name: 'all', label: 'Com as concluídas' },
];
