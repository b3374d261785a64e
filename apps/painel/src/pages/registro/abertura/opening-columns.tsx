import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { registrationStatusLabel, registrationStatusTone } from '@esteto/domain/opening/registration/registration-life';
import { registrationStepLabel, registrationStepTone } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { registrationTurn, registrationTurnLabel } from '@esteto/domain/opening/registration/registration-turn';
import { formatDate, inSaoPaulo, onDate } from '@esteto/domain/shared/date/date';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { today } from '@esteto/ui/system/context/today';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

type Standing = Pick<RegistrationRow, 'status' | 'step' | 'step_status'>;

/** Status of an opening: that of its step while it goes on, and its outcome afterwards. */
const standingOf = ({ status, step, step_status }: Standing): { label: string; tone: Tone } => {
  if (status !== 'pending') return { label: registrationStatusLabel[status], tone: registrationStatusTone[status] };
  if (!step || !step_status) return { label: 'A concluir', tone: 'running' };
  return { label: registrationStepStatusLabel[step_status], tone: registrationStepTone(step, step_status) };
};

const standingCell: Cell<Standing> = {
  render: (opening) => <StatusBadge status={standingOf(opening)} />,
  text: (opening) => standingOf(opening).label,
  alone: 'status',
  width: 10,
};

/** The day of its step while it goes on, and the day on which it was over. */
const dayOf = ({ status, due_on, finished_at }: Pick<RegistrationRow, 'status' | 'due_on' | 'finished_at'>): string | null => {
  if (status === 'pending') return due_on && `até ${formatDate(due_on, today())}`;
  return finished_at && onDate(inSaoPaulo(finished_at).date, today());
};

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
