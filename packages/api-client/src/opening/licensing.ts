import { licensing } from '@esteto/contract/opening/licensing';
import { mutationsFor, queriesFor } from '../queries.ts';

export const licensingQueries = queriesFor(licensing);
export const licensingMutations = mutationsFor(licensing, { invalidates: [licensingQueries] });
