import { shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import { shiftRequestStatusLabel, shiftRequestTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { History } from 'lucide-react';
import { Outlet } from 'react-router';
import { requestColumns } from './request-columns.ts';

/** What professionals ask about their shifts: what waits for the coordination, and what became of the rest. */
export default function RequestsPage() {
  return (
    <ListPage
      title="Solicitações"
      create="folga"
      createLabel="Dar folga"
      createAllowed={useCan(dutySchedule.edit)}
      query={shiftRequestQueries.list}
      columns={requestColumns}
      filters={filters}
      rowHref={detailOf}
      actions={actions}
      empty="Nenhuma solicitação. Trocas, coberturas, folgas e candidaturas dos profissionais aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const { accepted: _passing, ...statuses } = shiftRequestStatusLabel;

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome do profissional' },
  { kind: 'option', name: 'status', label: 'Situação', options: statuses },
  { kind: 'option', name: 'type', label: 'Tipo', options: shiftRequestTypeLabel },
];

const detailOf = ({ id }: ShiftRequestRecord): string => `${id}/detalhes`;

const actions: RowAction<ShiftRequestRecord>[] = [{ label: 'Ver histórico', icon: History, to: ({ id }) => `${id}/historico` }];

RequestsPage.query = listStart(shiftRequestQueries.list, filters);
