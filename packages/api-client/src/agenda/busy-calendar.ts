import { busyCalendar } from '@esteto/contract/agenda/busy-calendar';
import { mutationsFor, queriesFor } from '../queries.ts';

export const busyCalendarQueries = queriesFor(busyCalendar);
export const busyCalendarMutations = mutationsFor(busyCalendar, { invalidates: [busyCalendarQueries] });
