import { logQueries } from '@esteto/api-client/office/log';
import type { LogRow } from '@esteto/contract/office/log';
import { recordTypeLabel } from '@esteto/domain/office/log/record-type';
import { eventLabel } from '@esteto/domain/registry/event-label';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { Outlet, useLocation } from 'react-router';
import { companyFilter, personFilter } from '../../../features/filtros/record-filters.ts';

/** Everything that happened in the product, which nobody can change. */
export default function LogsPage() {
  const { search } = useLocation();
  return (
    <ListPage
      title="Logs"
      query={logQueries.list}
      columns={logColumns}
      filters={filters}
      rowHref={detailHref}
      aside={
        <>
          <ButtonLink to="verificar">Verificar</ButtonLink>
          <ButtonLink to={`exportar${search}`}>Exportar tudo</ButtonLink>
        </>
      }
      empty="Nada aconteceu com estes filtros."
    >
      <Outlet />
    </ListPage>
  );
}

const detailHref = ({ id }: LogRow): string => `log/${id}/detalhes`;

const months = monthOptions(36);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'IP, nº do registro ou do pedido' },
  personFilter,
  companyFilter,
  { kind: 'option', name: 'record_type', label: 'Registro', options: sorted(recordTypeLabel) },
  { kind: 'option', name: 'action', label: 'O que aconteceu', options: sorted(eventLabel) },
  { kind: 'period', name: 'from', to: 'to', label: 'Período', options: months },
];

/** By their words. */
function sorted(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR')));
}

const logColumns = columnsFor<LogRow>()([
  { key: 'label', header: 'O que aconteceu', width: 13 },
  { key: 'created_at', header: 'Quando', cell: 'instant', sort: true },
  { key: 'actor_name', header: 'Quem', value: ({ actor_name }) => actor_name ?? 'Esteto', width: 10 },
  { key: 'record', header: 'Registro', width: 10 },
  { key: 'company_name', header: 'Empresa', width: 12, hideOnPhone: true },
  { key: 'ip', header: 'Endereço IP', hidden: true },
  { key: 'changes_count', header: 'Campos alterados', cell: 'number', hidden: true },
  { key: 'id', header: 'Nº', cell: 'number', hidden: true },
]);

LogsPage.query = listStart(logQueries.list, filters);
