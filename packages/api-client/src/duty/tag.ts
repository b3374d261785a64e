import { tag } from '@esteto/contract/duty/tag';
import { mutationsFor, queriesFor } from '../queries.ts';

export const tagQueries = queriesFor(tag);
export const tagMutations = mutationsFor(tag, { invalidates: [tagQueries] });
