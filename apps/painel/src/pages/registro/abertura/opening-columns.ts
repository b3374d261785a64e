import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { registrationStatusLabel } from '@esteto/domain/opening/registration/registration-life';
import { registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { registrationTurn, registrationTurnLabel } from '@esteto/domain/opening/registration/registration-turn';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { dayOf, standingCell } from './opening-cells.tsx';

export const openingColumns = columnsFor<RegistrationRow>()([
  { key: 'company_name', header: 'Empresa' },
  {
    key: 'step',
    header: 'Etapa',
    value: ({ status, step }) => (status === 'pending' ? step : null),
    cell: labelCell(registrationStepLabel),
  },
  { key: 'step_status', header: 'Situação', value: (row) => row, cell: standingCell },
  {
    key: 'turn',
    header: 'Vez',
    value: ({ status, step, step_status }) => (status === 'pending' && step && step_status ? registrationTurn(step, step_status) : null),
    cell: labelCell(registrationTurnLabel),
    hideOnPhone: true,
  },
  { key: 'due_on', header: 'Prazo', value: dayOf, width: 8, sort: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'city', header: 'Cidade', hidden: true },
  { key: 'protocol', header: 'Protocolo', hidden: true },
  { key: 'created_at', header: 'Começou', cell: 'instant', sort: true, hidden: true },
  { key: 'updated_at', header: 'Última mudança', cell: 'instant', sort: true, hidden: true },
]);

export const openingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa ou documento' },
  { kind: 'option', name: 'situation', label: 'Registro', options: registrationStatusLabel },
  { kind: 'option', name: 'step', label: 'Etapa', options: registrationStepLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem responsável' },
  { kind: 'flag', name: 'alert', label: 'Com alerta' },
  { kind: 'flag', name: 'overdue', label: 'Com prazo vencido' },
];
