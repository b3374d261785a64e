import { logQueries } from '@esteto/api-client/office/log';
import type { LogRow } from '@esteto/contract/office/log';
import { recordTypeLabel } from '@esteto/domain/office/log/record-type';
import { eventLabel } from '@esteto/domain/registry/event-label';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { Outlet, useLocation } from 'react-router';
import { companyFilter, personFilter } from '../../../features/filtros/record-filters.ts';
import { logColumns } from './log-columns.ts';

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

LogsPage.query = listStart(logQueries.list, filters);
