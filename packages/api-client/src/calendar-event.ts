import { calendarEvent } from '@esteto/contract/calendar-event';
import { mutationsFor, queriesFor } from './queries.ts';

export const calendarEventQueries = queriesFor(calendarEvent);
export const calendarEventMutations = mutationsFor(calendarEvent, { invalidates: [calendarEventQueries] });
