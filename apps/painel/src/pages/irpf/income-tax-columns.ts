import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import type { PendencyRow } from '@esteto/contract/tax/income-tax-pendency';
import { pendencyStandingLabel } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxKindLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { incomeTaxPayment, incomeTaxPaymentLabel, incomeTaxPaymentTone } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { incomeTaxStatusLabel, incomeTaxStatusTone } from '@esteto/domain/tax/income-tax/income-tax-status';
import { pendencyKindLabel, pendencyStatusLabel, pendencyStatusTone } from '@esteto/domain/tax/income-tax/pendency-status';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../features/filtros/record-filters.ts';

/** What waits, in the words of whoever looks through: '2 do médico, 1 para conferir'. */
export const pendencyWords = ({ waiting, overdue, answered }: Pick<IncomeTaxRow, 'waiting' | 'overdue' | 'answered'>): string =>
  [waiting > 0 && `${waiting} do médico${overdue > 0 ? ` (${overdue} em atraso)` : ''}`, answered > 0 && `${answered} para conferir`]
    .filter(Boolean)
    .join(', ') || 'Nenhuma';

export const incomeTaxColumns = columnsFor<IncomeTaxRow>()([
  { key: 'user_name', header: 'Pessoa' },
  { key: 'exercise_year', header: 'Exercício', value: ({ exercise_year }) => String(exercise_year), width: 6 },
  { key: 'kind', header: 'Tipo', cell: labelCell(incomeTaxKindLabel), hidden: true },
  { key: 'status', header: 'Situação', cell: statusCell(incomeTaxStatusLabel, incomeTaxStatusTone) },
  { key: 'pendency', header: 'Pendências', value: pendencyWords },
  { key: 'payment', header: 'Pagamento', value: incomeTaxPayment, cell: statusCell(incomeTaxPaymentLabel, incomeTaxPaymentTone) },
  { key: 'price', header: 'Preço', cell: 'money', hidden: true },
  { key: 'deadline', header: 'Prazo', cell: 'date', sort: true },
  { key: 'responsible_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true, hidden: true },
]);

export const incomeTaxFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  { kind: 'option', name: 'status', label: 'Situação', options: incomeTaxStatusLabel },
  { ...analystFilter, label: 'Responsável' },
  { kind: 'flag', name: 'without_responsible', label: 'Sem responsável' },
  { kind: 'option', name: 'pendency', label: 'Pendências', options: pendencyStandingLabel },
  { kind: 'option', name: 'payment', label: 'Pagamento', options: incomeTaxPaymentLabel },
];

export const pendencyColumns = columnsFor<PendencyRow>()([
  { key: 'user_name', header: 'Pessoa' },
  { key: 'exercise_year', header: 'Exercício', value: ({ exercise_year }) => String(exercise_year), width: 6, hideOnPhone: true },
  { key: 'title', header: 'Pendência' },
  { key: 'kind', header: 'Tipo', cell: labelCell(pendencyKindLabel), hidden: true },
  { key: 'status', header: 'Situação', cell: statusCell(pendencyStatusLabel, pendencyStatusTone) },
  { key: 'due_on', header: 'Prazo', cell: 'date', sort: true },
  { key: 'reminders_sent', header: 'Lembretes', value: ({ reminders_sent }) => String(reminders_sent), width: 6, hideOnPhone: true },
  { key: 'responsible_name', header: 'Responsável', width: 8, hideOnPhone: true },
]);

export const pendencyFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  { kind: 'option', name: 'status', label: 'Situação', options: pendencyStatusLabel },
  { kind: 'option', name: 'kind', label: 'Tipo', options: pendencyKindLabel },
  { ...analystFilter, label: 'Responsável' },
];
