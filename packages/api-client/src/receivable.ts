import { receivable } from '@esteto/contract/invoice/receivable';
import { mutationsFor, queriesFor } from './queries.ts';
import { workQueueQueries } from './work-queue.ts';

export const receivableQueries = queriesFor(receivable);
export const receivableMutations = mutationsFor(receivable, { invalidates: [receivableQueries, workQueueQueries] });
