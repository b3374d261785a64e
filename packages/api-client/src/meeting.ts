import { meeting } from '@esteto/contract/meeting';
import { mutationsFor, queriesFor } from './queries.ts';

export const meetingQueries = queriesFor(meeting);
export const meetingMutations = mutationsFor(meeting, { invalidates: [meetingQueries] });
