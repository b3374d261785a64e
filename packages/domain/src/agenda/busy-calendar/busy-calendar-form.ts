import type { InferType } from 'yup';
import { object, text } from '../../shared/schema/fields.ts';
import { calendarProblemText } from './busy-calendar-limits.ts';

/** 'webcal://agenda.com/a.ics' is how calendars call 'https://agenda.com/a.ics'. */
export const cleanCalendarUrl = (typed: string): string => typed.trim().replace(/^webcals?:\/\//i, 'https://');

/** An address of a site, over TLS: no password, no port of its own. Whether it leads to a public one is seen when it is asked. */
export const isCalendarUrl = (url: string): boolean => /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?:[/?#]\S*)?$/iu.test(url);

const calendarName = () => text('Nome').max(60).required();

export const busyCalendarForm = object({
  name: calendarName(),
  url: text('Link da agenda')
    .max(1_000)
    .meta({ kind: 'text', clean: cleanCalendarUrl })
    .required()
    .test('calendar-url', calendarProblemText.not_https, (value) => !value || isCalendarUrl(value)),
});
export type BusyCalendarForm = InferType<typeof busyCalendarForm>;

export const busyFileForm = object({ name: calendarName() });
