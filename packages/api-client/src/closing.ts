import { closing } from '@esteto/contract/closing';
import { monthQueries } from './month.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const closingQueries = queriesFor(closing);
export const closingMutations = mutationsFor(closing, { invalidates: monthQueries });
