import { meeting } from '@esteto/contract/agenda/meeting';
import { mutationsFor, queriesFor } from '../queries.ts';

export const meetingQueries = queriesFor(meeting);
export const meetingMutations = mutationsFor(meeting, { invalidates: [meetingQueries] });
