import type { MoneyShift } from '@esteto/contract/duty/shift-money';
import { type ShiftMoney, shiftMoneyLabel, shiftMoneyTone } from '@esteto/domain/duty/duty-shift/shift-money';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { hoursCell } from '@esteto/ui/patterns/data-table/cells/hours-cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

/** What is still to invoice first, then what is late; then in order of time, the latest first. */
export const toInvoiceFirst = (shifts: readonly MoneyShift[]): MoneyShift[] =>
  shifts.toSorted((one, other) => orderOf(one) - orderOf(other) || (one.starts_on < other.starts_on ? 1 : -1));

const FIRST: readonly ShiftMoney[] = ['to_invoice', 'late', 'invoiced', 'expected', 'received'];

const orderOf = ({ money }: MoneyShift): number => FIRST.indexOf(money);

export const moneyShiftName = ({ unit_name, starts_on }: MoneyShift): string => `${unit_name}, ${formatDateNumeric(starts_on)}`;

export const moneyColumns = columnsFor<MoneyShift>()([
  { key: 'unit_name', header: 'Hospital' },
  { key: 'starts_on', header: 'Data', cell: 'date', sort: true },
  { key: 'time', header: 'Horário', value: ({ starts_at, ends_at }) => `${formatTime(starts_at)} às ${formatTime(ends_at)}`, width: 9 },
  { key: 'group_name', header: 'Grupo', hideOnPhone: true },
  { key: 'sector_name', header: 'Setor', hidden: true },
  { key: 'minutes', header: 'Horas', cell: hoursCell, hideOnPhone: true },
  { key: 'money', header: 'Situação', cell: statusCell(shiftMoneyLabel, shiftMoneyTone) },
  { key: 'invoice_number', header: 'Nota', width: 7, hidden: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', hidden: true },
  { key: 'worth', header: 'Valor', cell: 'money', sort: true },
]);
