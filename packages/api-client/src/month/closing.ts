import { closing } from '@esteto/contract/month/closing';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const closingQueries = queriesFor(closing);
export const closingMutations = mutationsFor(closing, { invalidates: monthQueries });
