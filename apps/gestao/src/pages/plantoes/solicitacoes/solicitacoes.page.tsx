import { shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import {
  shiftRequestStatusLabel,
  shiftRequestStatusTone,
  shiftRequestTypeLabel,
} from '@esteto/domain/duty/shift-request/shift-request-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { shortHours } from '@esteto/features/duty/shift/shift-words';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { History } from 'lucide-react';
import { Outlet } from 'react-router';

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

const requestColumns = columnsFor<ShiftRequestRecord>()([
  { key: 'requester_name', header: 'Profissional' },
  { key: 'type', header: 'Solicitação', cell: labelCell(shiftRequestTypeLabel) },
  {
    key: 'about',
    header: 'Sobre',
    value: ({ legs: [first], starts_on, ends_on }) => {
      if (starts_on && ends_on) return dayRange(starts_on, ends_on);
      if (!first) return null;
      const { starts_on: day, starts_at, ends_at } = first.shift;
      return `${formatDateNumeric(day)}, ${shortHours(starts_at, ends_at)}`;
    },
  },
  { key: 'unit', header: 'Onde', value: ({ legs: [first] }) => first?.shift.unit_name ?? null, hidden: true },
  { key: 'status', header: 'Situação', cell: statusCell(shiftRequestStatusLabel, shiftRequestStatusTone) },
  { key: 'created_at', header: 'Feita em', cell: 'instant', sort: true, hidden: true },
  { key: 'expires_at', header: 'Decidir até', cell: 'instant', sort: true, hideOnPhone: true },
]);

/** '10/12 a 12/12/2026', '28/12/2026 a 02/01/2027': short enough for a phone, and whole in a spreadsheet. */
const dayRange = (from: string, to: string): string => {
  const [first, last] = [formatDateNumeric(from), formatDateNumeric(to)];
  if (first === last) return last;
  return `${first.slice(6) === last.slice(6) ? first.slice(0, 5) : first} a ${last}`;
};

RequestsPage.query = listStart(shiftRequestQueries.list, filters);
