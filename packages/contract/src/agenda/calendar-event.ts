import {
  calendarEventChangeForm,
  calendarEventForm,
  calendarEventPartQuery,
  calendarEventTimeForm,
  calendarWindow,
  conflictQuery,
  eventReceivedForm,
  shiftForm,
  shiftInvoiceForm,
  shiftReportFileQuery,
  shiftReportFilters,
} from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { EVENT_COLORS, EVENT_KINDS, EVENT_VISIBILITIES } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { EVENT_MONEY } from '@esteto/domain/agenda/calendar-event/event-money';
import { HOLIDAY_SCOPES } from '@esteto/domain/agenda/holiday/holiday-form';
import { SHIFT_VALUE_KINDS } from '@esteto/domain/shared/money/value-kind';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { calendar, invoices, shiftReports } from '../access.ts';
import { invoiceDetail } from '../billing/invoice-answer.ts';
import { del, get, post, put } from '../endpoint.ts';
import { recordFields, versioned } from '../record.ts';

const span = {
  starts_on: string().required(),
  starts_at: string().nullable().defined(),
  ends_on: string().required(),
  ends_at: string().nullable().defined(),
};

/**
 * An event on a day. `occurrence_on`: the day by which its series calls it, null of what comes once. `value` in cents, of its hours where it is paid by
 * the hour; `money`: how far it is paid, null where it is not paid at all. `mine`: of who asks; `company_name` of one in another company of theirs.
 */
export const calendarEntry = object({
  id: number().required(),
  version: number().required(),
  company_id: number().required(),
  company_name: string().nullable().defined(),
  occurrence_on: string().nullable().defined(),
  is_series: boolean().required(),
  kind: string().oneOf(EVENT_KINDS).required(),
  title: string().required(),
  ...span,
  place: string().nullable().defined(),
  client_name: string().nullable().defined(),
  value: number().nullable().defined(),
  money: string().oneOf(EVENT_MONEY).nullable().defined(),
  color: string().oneOf(EVENT_COLORS).nullable().defined(),
  visibility: string().oneOf(EVENT_VISIBILITIES).required(),
  mine: boolean().required(),
  owner_name: string().nullable().defined(),
});
export type CalendarEntry = InferType<typeof calendarEntry>;

/** One day of it with all that was written, and the rhythm of its series. `rule`: that rhythm in words, null of what comes once. */
export const calendarEventDetail = calendarEventForm.shape({
  ...recordFields,
  company_id: number().required(),
  occurrence_on: string().nullable().defined(),
  is_series: boolean().required(),
  rule: string().nullable().defined(),
  client_name: string().nullable().defined(),
  total: number().nullable().defined(),
  money: string().oneOf(EVENT_MONEY).nullable().defined(),
  paid_on: string().nullable().defined(),
  invoice_id: number().nullable().defined(),
  mine: boolean().required(),
  owner_name: string().nullable().defined(),
});
export type CalendarEventDetail = InferType<typeof calendarEventDetail>;

/** What else is at that time: an event that one may see, or that one is busy elsewhere, of which only the times are known. */
export const calendarConflict = object({
  event_id: number().nullable().defined(),
  title: string().required(),
  ...span,
});
export type CalendarConflict = InferType<typeof calendarConflict>;

/** A place that one worked at before, with the last shift there, the newest first. `count`: how many were entered there. */
export const knownPlace = object({
  place: string().required(),
  place_address: string().nullable().defined(),
  starts_at: string().nullable().defined(),
  ends_at: string().nullable().defined(),
  client_id: number().nullable().defined(),
  client_name: string().nullable().defined(),
  value: number().nullable().defined(),
  value_kind: string().oneOf(SHIFT_VALUE_KINDS).nullable().defined(),
  count: number().required(),
});
export type KnownPlace = InferType<typeof knownPlace>;

export const calendarHoliday = object({
  date: string().required(),
  name: string().required(),
  scope: string().oneOf(HOLIDAY_SCOPES).required(),
});
export type CalendarHoliday = InferType<typeof calendarHoliday>;

const hours = object({
  total: number().required(),
  day: number().required(),
  night: number().required(),
  weekend: number().required(),
  holiday: number().required(),
}).required();

/**
 * A shift that was worked, or is to be: `value` in cents, hours in minutes. `is_duty`: of a group's schedule (Doc Plantão), so `id` is that of the shift;
 * its note is asked for where the group's shifts are.
 */
export const reportShift = object({
  id: number().required(),
  is_duty: boolean().required(),
  occurrence_on: string().nullable().defined(),
  kind: string().oneOf(EVENT_KINDS).required(),
  title: string().required(),
  ...span,
  place: string().nullable().defined(),
  client_id: number().nullable().defined(),
  client_name: string().nullable().defined(),
  hours,
  value: number().nullable().defined(),
  money: string().oneOf(EVENT_MONEY).nullable().defined(),
  is_over: boolean().required(),
  invoice_id: number().nullable().defined(),
});
export type ReportShift = InferType<typeof reportShift>;

export const calendarEvent = {
  within: get('calendar-events', {
    summary: 'O que está no calendário entre dois dias.',
    who: calendar.view,
    query: calendarWindow,
    answer: array(calendarEntry.required()).required(),
  }),
  places: get('calendar-events/places', {
    summary: 'Os locais em que já se trabalhou, com o último plantão de cada um.',
    who: calendar.view,
    answer: array(knownPlace.required()).required(),
  }),
  conflicts: get('calendar-events/conflicts', {
    summary: 'O que mais acontece em um horário.',
    who: calendar.view,
    query: conflictQuery,
    answer: array(calendarConflict.required()).required(),
  }),
  holidays: get('calendar-events/holidays', {
    summary: 'Os feriados do país, do estado e do município da empresa entre dois dias.',
    who: calendar.view,
    query: calendarWindow,
    answer: array(calendarHoliday.required()).required(),
  }),
  detail: get('calendar-events/:id', {
    summary: 'Um evento do calendário, em um de seus dias.',
    who: calendar.view,
    query: calendarEventPartQuery.pick(['occurrence_on']),
    answer: calendarEventDetail,
  }),
  create: post('calendar-events', {
    summary: 'Inclui um evento no calendário, que pode se repetir.',
    who: calendar.edit,
    body: calendarEventForm,
    answer: calendarEventDetail,
  }),
  addShifts: post('calendar-events/shifts', {
    summary: 'Inclui um plantão, ou um em cada dia de uma escala.',
    who: calendar.edit,
    body: shiftForm,
    answer: object({ added: number().required() }),
  }),
  update: put('calendar-events/:id', {
    summary: 'Altera um evento: o dia, este e os próximos, ou todos.',
    who: calendar.edit,
    body: versioned(calendarEventChangeForm),
    answer: calendarEventDetail,
  }),
  reschedule: put('calendar-events/:id/time', {
    summary: 'Muda o dia ou o horário de um evento.',
    who: calendar.edit,
    body: versioned(calendarEventTimeForm),
    answer: calendarEventDetail,
  }),
  receive: put('calendar-events/:id/received', {
    summary: 'Anota em que dia um plantão foi pago, ou desfaz.',
    who: calendar.edit,
    body: versioned(eventReceivedForm),
    answer: calendarEventDetail,
  }),
  remove: del('calendar-events/:id', {
    summary: 'Retira um evento: o dia, este e os próximos, ou todos.',
    who: calendar.delete,
    query: calendarEventPartQuery,
  }),
  report: get('calendar-events/report', {
    summary: 'O que se trabalhou entre dois dias: horas, valores e o que foi faturado e recebido.',
    who: shiftReports.view,
    query: shiftReportFilters,
    answer: array(reportShift.required()).required(),
  }),
  reportFile: get('calendar-events/report/file', {
    summary: 'O relatório de plantões em PDF.',
    who: shiftReports.view,
    query: shiftReportFileQuery,
    answer: 'file',
  }),
  askInvoice: post('calendar-events/invoice', {
    summary: 'Solicita uma nota de plantões, que passam a estar com nota.',
    who: invoices.ask,
    body: shiftInvoiceForm,
    answer: invoiceDetail,
  }),
};
