import type { InferType } from 'yup';
import { flag, id, oneOf } from '../../shared/schema/fields.ts';
import { calendarWindow } from '../calendar-event/calendar-event-form.ts';
import { DUE_KINDS, DUE_STATES, dueKindLabel, dueStateLabel } from './due-date.ts';

/** How the days of all companies may be narrowed. */
export const dueDateFilters = calendarWindow.shape({
  kind: oneOf('Tipo', DUE_KINDS, dueKindLabel),
  state: oneOf('Situação', DUE_STATES, dueStateLabel),
  company_id: id('Empresa'),
  analyst_id: id('Analista'),
  without_analyst: flag('Sem analista').nullable().default(null),
  department_id: id('Setor'),
});
export type DueDateFilters = InferType<typeof dueDateFilters>;

/** The most that one window of a company answers. */
export const MOST_DUE_DATES = 5000;

/** Most dates of all companies in one answer; each day of the window gets its share, so that no day is left out. */
export const MOST_OF_OFFICE = 620;
