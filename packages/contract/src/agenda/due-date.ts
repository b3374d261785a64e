import { calendarWindow } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { DUE_KINDS, DUE_STATES } from '@esteto/domain/agenda/due-date/due-date';
import { dueDateFilters } from '@esteto/domain/agenda/due-date/due-date-filters';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { calendar, calendarReports, staffCalendar } from '../access.ts';
import { get } from '../endpoint.ts';

/** A day of a company. `id`: of the record of its kind; `amount` in cents, null where nothing is paid. */
export const dueDay = object({
  kind: string().oneOf(DUE_KINDS).required(),
  id: number().required(),
  on: string().required(),
  title: string().required(),
  state: string().oneOf(DUE_STATES).required(),
  amount: number().nullable().defined(),
});
export type DueDate = InferType<typeof dueDay>;

export const companyDueDate = dueDay.shape({
  company_id: number().required(),
  company_name: string().required(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
});
export type CompanyDueDate = InferType<typeof companyDueDate>;

/** What one person has of one kind, by how it stands. `analyst_id` null: of companies that nobody looks after. */
export const dueSum = object({
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  kind: string().oneOf(DUE_KINDS).required(),
  open: number().required(),
  late: number().required(),
  done: number().required(),
});
export type DueSum = InferType<typeof dueSum>;

export const dueDate = {
  own: get('due-dates', {
    summary: 'O que vence na empresa entre dois dias, do que a pessoa pode ver.',
    who: calendar.view,
    query: calendarWindow,
    answer: array(dueDay.required()).required(),
  }),
  office: get('admin/due-dates', {
    summary: 'O que vence nas empresas entre dois dias. De cada dia só os primeiros onde são muitos: `is_cut` diz que há mais.',
    who: staffCalendar.view,
    query: dueDateFilters,
    answer: object({ items: array(companyDueDate.required()).required(), is_cut: boolean().required() }),
  }),
  report: get('admin/due-dates/report', {
    summary: 'Quantos vencimentos cada analista e cada tipo tem entre dois dias, e como estão.',
    who: calendarReports.view,
    query: dueDateFilters.pick(['from', 'to', 'department_id']),
    answer: array(dueSum.required()).required(),
  }),
};
