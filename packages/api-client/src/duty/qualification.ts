import { qualification } from '@esteto/contract/duty/qualification';
import { mutationsFor, queriesFor } from '../queries.ts';

export const qualificationQueries = queriesFor(qualification);
export const qualificationMutations = mutationsFor(qualification, { invalidates: [qualificationQueries] });
