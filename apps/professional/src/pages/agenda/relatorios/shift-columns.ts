import type { ReportShift } from '@esteto/contract/agenda/calendar-event';
import { eventDayText } from '@esteto/domain/agenda/calendar-event/event-day';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { EVENT_MONEY, eventMoneyLabel, eventMoneyTone } from '@esteto/domain/agenda/calendar-event/event-money';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatDuration, formatTime } from '@esteto/domain/shared/date/time';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

/** A shift as a row of the table, which tells rows apart by one id. */
export type ShiftRow = Omit<ReportShift, 'id'> & { id: string; event_id: number; is_series: boolean };

/** What has no note yet first, then in order of time, the latest first. */
export const shiftRows = (shifts: readonly ReportShift[]): ShiftRow[] =>
  shifts
    .map(({ id, ...shift }) => ({
      ...shift,
      id: `${shift.is_duty ? 'plantao-' : ''}${eventDayText({ id, occurrence_on: shift.occurrence_on })}`,
      event_id: id,
      is_series: shift.occurrence_on !== null,
    }))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one.starts_on < other.starts_on ? 1 : -1));

const FIRST = ['to_invoice', 'late', 'invoiced', 'ahead', 'received'] as const satisfies readonly (typeof EVENT_MONEY)[number][];

const orderOf = ({ money }: ShiftRow): number => (money === null ? FIRST.length : FIRST.indexOf(money));

export const shiftName = ({ title, starts_on }: ShiftRow): string => `${title}, ${formatDateNumeric(starts_on)}`;

export const shiftColumns = columnsFor<ShiftRow>()([
  { key: 'title', header: 'Plantão' },
  { key: 'starts_on', header: 'Data', cell: 'date', sort: true },
  {
    key: 'time',
    header: 'Horário',
    value: ({ starts_at, ends_at }) => starts_at && ends_at && `${formatTime(starts_at)} às ${formatTime(ends_at)}`,
    width: 9,
  },
  { key: 'kind', header: 'Tipo', cell: labelCell(eventKindLabel), hidden: true },
  { key: 'place', header: 'Local', hidden: true },
  { key: 'client_name', header: 'Tomador', hideOnPhone: true },
  { key: 'hours', header: 'Horas', value: ({ hours }) => formatDuration(hours.total), width: 5, lead: 'horas' },
  { key: 'night', header: 'À noite', value: ({ hours }) => (hours.night > 0 ? formatDuration(hours.night) : null), width: 5, hidden: true },
  {
    key: 'weekend',
    header: 'Fim de semana',
    value: ({ hours }) => (hours.weekend > 0 ? formatDuration(hours.weekend) : null),
    width: 5,
    hidden: true,
  },
  {
    key: 'holiday',
    header: 'Feriado',
    value: ({ hours }) => (hours.holiday > 0 ? formatDuration(hours.holiday) : null),
    width: 5,
    hidden: true,
  },
  { key: 'money', header: 'Pagamento', cell: statusCell(eventMoneyLabel, eventMoneyTone) },
  { key: 'value', header: 'Valor', cell: 'money', sort: true },
]);
