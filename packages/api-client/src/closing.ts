import { closing } from '@esteto/contract/closing';
import { mutationsFor, queriesFor } from './queries.ts';

export const closingQueries = queriesFor(closing);
export const closingMutations = mutationsFor(closing, { invalidates: [closingQueries] });
