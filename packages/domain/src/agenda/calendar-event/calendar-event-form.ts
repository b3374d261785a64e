import type { InferType } from 'yup';
import { invoiceRequestForm } from '../../billing/invoice/invoice-form.ts';
import { MOST_INVOICED } from '../../billing/invoice/shift-invoice.ts';
import { daysBetween, isIsoDate } from '../../shared/date/date.ts';
import { isTime } from '../../shared/date/time.ts';
import { SHIFT_VALUE_KINDS, shiftValueKindLabel } from '../../shared/money/value-kind.ts';
import { spanProblem } from '../../shared/schedule/event-span.ts';
import { MONTH_DAYS, monthDayLabel, REPEATS, repeatLabel, WEEKDAYS, weekdayLabel } from '../../shared/schedule/recurrence-rule.ts';
import {
  besides,
  cents,
  filledList,
  flag,
  id,
  integer,
  isoDate,
  list,
  longText,
  object,
  oneOf,
  text,
  time,
} from '../../shared/schema/fields.ts';
import {
  EVENT_COLORS,
  EVENT_KINDS,
  EVENT_REMINDERS,
  EVENT_VISIBILITIES,
  eventColorLabel,
  eventKindLabel,
  eventReminderLabel,
  eventVisibilityLabel,
  PAID_KINDS,
  SERIES_PARTS,
  seriesPartLabel,
} from './event-kinds.ts';
import { REPORT_GROUPS, reportGroupLabel } from './shift-report.ts';

/** Most days of a scale that are entered at once. */
export const MOST_SHIFTS = 62;

/** When it is: days and wall times of São Paulo; without times, whole days. */
const spanFields = {
  starts_on: isoDate('Data').required(),
  starts_at: time('Início').when('all_day', ([all_day], field) => (all_day ? field : field.required())),
  ends_on: isoDate('Termina em').required(),
  ends_at: time('Fim')
    .when('all_day', ([all_day], field) => (all_day ? field : field.required()))
    .test('after-start', (_, { parent, createError }) => {
      const problem = spanProblemOf(parent);
      return problem === null || createError({ message: problem });
    }),
  all_day: flag('Dia inteiro'),
};

const repetitionFields = {
  repeats: oneOf('Repete', REPEATS, repeatLabel),
  repeat_interval: integer('A cada').min(1).max(99),
  repeat_weekdays: list('Dias da semana', oneOf('Dia', WEEKDAYS, weekdayLabel).required(), 7),
  repeat_month_by: oneOf('Dia do mês', MONTH_DAYS, monthDayLabel),
  repeat_until: isoDate('Até').test('after-start', '${path}: escolha um dia depois do primeiro.', (value, { parent }) => {
    const starts_on = besides(parent, 'starts_on');
    return !value || starts_on === null || value >= starts_on;
  }),
  repeat_count: integer('Vezes')
    .min(1)
    .max(730)
    .test('one-end', 'Escolha um fim só: até um dia ou por um número de vezes.', (value, { parent }) => {
      return value === null || value === undefined || besides(parent, 'repeat_until') === null;
    }),
};

const moneyFields = {
  client_id: id('Tomador'),
  value: cents('Valor'),
  value_kind: oneOf('Como é pago', SHIFT_VALUE_KINDS, shiftValueKindLabel).when('value', ([value], field) =>
    value === null || value === undefined ? field : field.required(),
  ),
  payment_forecast_date: isoDate('Previsão de pagamento'),
};

/** What one writes about an event. Money in cents; reminders are minutes before the start. */
export const calendarEventForm = object({
  kind: oneOf('Tipo', EVENT_KINDS, eventKindLabel).required(),
  title: text('Título').max(120).required(),
  ...spanFields,
  place: text('Local').max(120),
  place_address: text('Endereço').max(200),
  ...moneyFields,
  notes: longText('Observações'),
  color: oneOf('Cor', EVENT_COLORS, eventColorLabel),
  reminders: list('Lembretes', oneOf('Lembrete', EVENT_REMINDERS, eventReminderLabel).required(), EVENT_REMINDERS.length),
  visibility: oneOf('Quem vê', EVENT_VISIBILITIES, eventVisibilityLabel).required(),
  ...repetitionFields,
});
export type CalendarEventForm = InferType<typeof calendarEventForm>;

/** What a form still holds of hours says nothing of whole days. */
export const withoutHours = <Form extends { all_day: boolean; starts_at: string | null; ends_at: string | null }>(form: Form): Form =>
  form.all_day ? { ...form, starts_at: null, ends_at: null } : form;

/** Which day of a series a change is about, and how many of its days; nothing of an event that comes once. */
const partFields = {
  part: oneOf('O que muda', SERIES_PARTS, seriesPartLabel),
  occurrence_on: isoDate('Dia').when('part', ([part], field) => (part ? field.required() : field)),
};

export const calendarEventChangeForm = calendarEventForm.shape(partFields);
export type CalendarEventChangeForm = InferType<typeof calendarEventChangeForm>;

/** A drag on the calendar: when it is, and nothing else. */
export const calendarEventTimeForm = object({ ...spanFields, ...partFields });
export type CalendarEventTimeForm = InferType<typeof calendarEventTimeForm>;

export const calendarEventPartQuery = object(partFields);

/** A shift as it is entered fastest: where, when, how much; on one day or on the ticked days of a scale. A night ends on the next day. */
export const shiftForm = object({
  place: text('Onde').max(120).required(),
  place_address: text('Endereço').max(200),
  days: filledList('Dias', isoDate('Dia').required(), 'Escolha pelo menos um dia.', MOST_SHIFTS),
  starts_at: time('Início').required(),
  ends_at: time('Fim').required(),
  ...moneyFields,
});
export type ShiftForm = InferType<typeof shiftForm>;

/** The day on which it was paid; none takes it back. */
export const eventReceivedForm = object({
  paid_on: isoDate('Recebido em').test('not-ahead', '${path}: este dia ainda não chegou.', (value, { options: { context } }) => {
    return !value || !context?.today || value <= context.today;
  }),
  occurrence_on: isoDate('Dia'),
});
export type EventReceivedForm = InferType<typeof eventReceivedForm>;

/** The longest window that is read at once, in days. */
export const LONGEST_WINDOW = 3 * 366;

export const calendarWindow = object({
  from: isoDate('De').required(),
  to: isoDate('Até')
    .required()
    .test('window', (value, { parent, createError }) => {
      const from = besides(parent, 'from');
      if (!value || from === null || !isIsoDate(from) || !isIsoDate(value)) return true;
      if (value < from) return createError({ message: '${path}: escolha um dia a partir do primeiro.' });
      return daysBetween(from, value) <= LONGEST_WINDOW || createError({ message: '${path}: escolha no máximo três anos.' });
    }),
});
export type CalendarWindow = InferType<typeof calendarWindow>;

/** What one is about to enter, to be told what else is then. */
export const conflictQuery = object({
  starts_on: isoDate('Data').required(),
  starts_at: time('Início').required(),
  ends_on: isoDate('Termina em').required(),
  ends_at: time('Fim').required(),
  except_id: id('Evento'),
});
export type ConflictQuery = InferType<typeof conflictQuery>;

const spanProblemOf = (parent: unknown): string | null => {
  const [starts_on, ends_on] = [besides(parent, 'starts_on'), besides(parent, 'ends_on')];
  const all_day = (parent as { all_day?: unknown } | null)?.all_day === true;
  const [starts_at, ends_at] = all_day ? [null, null] : [besides(parent, 'starts_at'), besides(parent, 'ends_at')];
  if (starts_on === null || ends_on === null || !isIsoDate(starts_on) || !isIsoDate(ends_on)) return null;
  if (!all_day && (starts_at === null || ends_at === null || !isTime(starts_at) || !isTime(ends_at))) return null;
  return spanProblem({ starts_on, starts_at, ends_on, ends_at });
};

/** The part of the work that a report is about. */
export const shiftReportFilters = calendarWindow.shape({
  kind: oneOf('Tipo', PAID_KINDS, eventKindLabel),
  client_id: id('Tomador'),
});
export type ShiftReportFilters = InferType<typeof shiftReportFilters>;

export const shiftReportFileQuery = shiftReportFilters.shape({ group: oneOf('Agrupar', REPORT_GROUPS, reportGroupLabel).required() });

/** A note for shifts that were worked. */
export const shiftInvoiceForm = invoiceRequestForm.shape({
  events: filledList(
    'Plantões',
    object({ id: id('Plantão').required(), occurrence_on: isoDate('Dia') }).required(),
    'Escolha pelo menos um plantão.',
    MOST_INVOICED,
  ),
});
export type ShiftInvoiceForm = InferType<typeof shiftInvoiceForm>;
