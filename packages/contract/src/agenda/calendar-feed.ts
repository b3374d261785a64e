import { calendarFeedForm } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { array, type InferType, number, object, string } from 'yup';
import { calendarSync } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { recordFields, versioned } from '../record.ts';

/** Where programs read a calendar: no call of the contract, its token is who asks. */
export const CALENDAR_FEED = 'feeds';

/** `company_names`: none of one that carries all companies. `last_read_by`: the program. */
export const calendarFeedRow = calendarFeedForm.shape({
  ...recordFields,
  company_names: array(string().required()).required(),
  last_read_at: string().nullable().defined(),
  last_read_by: string().nullable().defined(),
});
export type CalendarFeedRow = InferType<typeof calendarFeedRow>;

/** Its link, told this once. */
export const newFeedLink = object({ id: number().required(), name: string().required(), link: string().required() });
export type NewFeedLink = InferType<typeof newFeedLink>;

export const calendarFeed = {
  list: get('calendar-feeds', {
    summary: 'Os links pelos quais outros programas leem a agenda da pessoa.',
    who: calendarSync.view,
    answer: array(calendarFeedRow.required()).required(),
  }),
  create: post('calendar-feeds', {
    summary: 'Cria um link da agenda, que só é mostrado agora.',
    who: calendarSync.edit,
    body: calendarFeedForm,
    answer: newFeedLink,
    keyless: true,
  }),
  update: put('calendar-feeds/:id', {
    summary: 'Altera o que vai em um link da agenda.',
    who: calendarSync.edit,
    body: versioned(calendarFeedForm),
    answer: calendarFeedRow,
  }),
  rotate: post('calendar-feeds/:id/rotate', {
    summary: 'Troca o link da agenda: o antigo para de funcionar.',
    who: calendarSync.edit,
    answer: newFeedLink,
    keyless: true,
  }),
  revoke: del('calendar-feeds/:id', { summary: 'Revoga um link da agenda.', who: calendarSync.edit }),
};
