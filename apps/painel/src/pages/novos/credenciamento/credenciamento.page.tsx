import { staffAccreditationQueries } from '@esteto/api-client/duty/staff-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { staffAccreditations } from '@esteto/contract/access';
import type { StaffAccreditationRow } from '@esteto/contract/duty/staff-accreditation';
import {
  accreditationStatusLabel,
  accreditationStatusTone,
  accreditationStepLabel,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { waitsFor, waitsForLabel } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { firstOf } from '@esteto/features/duty/accreditation/first-of';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { ClipboardList, DoorClosed, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { groupFilter } from '../../../features/filtros/record-filters.ts';
import { path } from '../../../path.ts';
import { sinceCell } from './since-cell.ts';

/** Who is on the way into which group, where it stands still, and for whom. */
export default function StaffAccreditationPage() {
  const canOpen = useCan(staffAccreditations.edit);
  return (
    <ListPage
      title="Credenciamento"
      query={staffAccreditationQueries.list}
      columns={staffAccreditationColumns}
      filters={filters}
      create="abrir"
      createLabel="Abrir o Doc Plantão a um médico"
      createAllowed={canOpen}
      aside={
        canOpen && (
          <ButtonLink variant="ghost" size="sm" icon={DoorClosed} to={path('/painel/novos/credenciamento/fechar')}>
            Fechar o Doc Plantão
          </ButtonLink>
        )
      }
      rowHref={detailsOf}
      actions={actions}
      empty="Nenhum credenciamento ainda. Eles começam quando um grupo convida um médico, ou quando um médico se candidata."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou número do CRM' },
  groupFilter,
  { kind: 'option', name: 'status', label: 'Situação', options: accreditationStatusLabel },
  { kind: 'option', name: 'waits_for', label: 'Espera por', options: waitsForLabel },
];

const detailsOf = ({ id }: StaffAccreditationRow): string => `accreditacao/${id}/detalhes`;

const actions: RowAction<StaffAccreditationRow>[] = [
  { label: 'Ver o que falta', icon: ClipboardList, to: detailsOf },
  { label: 'Ver histórico', icon: History, to: ({ id }) => `accreditacao/${id}/historico` },
];

const staffAccreditationColumns = columnsFor<StaffAccreditationRow>()([
  { key: 'professional_name', header: 'Profissional' },
  { key: 'group_name', header: 'Grupo gestor' },
  { key: 'status', header: 'Situação', cell: statusCell(accreditationStatusLabel, accreditationStatusTone) },
  { key: 'step', header: 'Etapa', cell: labelCell(accreditationStepLabel), hidden: true },
  { key: 'status_since', header: 'Nesta situação há', cell: sinceCell, sort: true, lead: 'nesta situação há' },
  { key: 'waits_for', header: 'Espera por', value: ({ status }) => waitsFor(status), cell: labelCell(waitsForLabel), lead: 'espera por' },
  { key: 'missing', header: 'O que falta', value: ({ missing }) => firstOf(missing) },
  { key: 'valid_until', header: 'Válido até', cell: 'date', lead: 'vale até', hidden: true },
]);

StaffAccreditationPage.query = listStart(staffAccreditationQueries.list, filters);
