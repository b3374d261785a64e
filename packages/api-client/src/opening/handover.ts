import { handover } from '@esteto/contract/opening/handover';
import { mutationsFor, queriesFor } from '../queries.ts';

export const handoverQueries = queriesFor(handover);
export const handoverMutations = mutationsFor(handover, { invalidates: [handoverQueries] });
