import { calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import { mutationsFor, queriesFor } from '../queries.ts';

export const calendarFeedQueries = queriesFor(calendarFeed);
export const calendarFeedMutations = mutationsFor(calendarFeed, { invalidates: [calendarFeedQueries] });
