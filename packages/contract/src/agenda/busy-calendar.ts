import { busyCalendarForm, busyFileForm } from '@esteto/domain/agenda/busy-calendar/busy-calendar-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { calendarSync } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { recordFields } from '../record.ts';

/**
 * A calendar that somebody keeps elsewhere, of which only the busy times are read. `host`: the site that it is read from, null of a file. `problem`: why
 * the last reading brought nothing. `is_cut`: there were more times than are kept. `is_waiting`: it has not been read yet.
 */
export const busyCalendarRow = object({
  ...recordFields,
  name: string().required(),
  host: string().nullable().defined(),
  times_count: number().required(),
  is_cut: boolean().required(),
  is_waiting: boolean().required(),
  last_read_at: string().nullable().defined(),
  problem: string().nullable().defined(),
});
export type BusyCalendarRow = InferType<typeof busyCalendarRow>;

export const busyCalendar = {
  list: get('busy-calendars', {
    summary: 'As outras agendas da pessoa, das quais são lidos os horários ocupados.',
    who: calendarSync.view,
    answer: array(busyCalendarRow.required()).required(),
  }),
  create: post('busy-calendars', {
    summary: 'Importa os horários ocupados de uma agenda pelo link dela, de tempos em tempos.',
    who: calendarSync.edit,
    body: busyCalendarForm,
    answer: busyCalendarRow,
  }),
  upload: post('busy-calendars/file', {
    summary: 'Importa os horários ocupados de um arquivo .ics.',
    who: calendarSync.edit,
    upload: { kinds: ['ics'] },
    body: busyFileForm,
    answer: busyCalendarRow,
  }),
  refresh: post('busy-calendars/:id/refresh', {
    summary: 'Lê agora os horários ocupados de uma agenda importada por link.',
    who: calendarSync.edit,
    answer: busyCalendarRow,
  }),
  remove: del('busy-calendars/:id', { summary: 'Remove uma agenda importada e os horários dela.', who: calendarSync.edit }),
};
