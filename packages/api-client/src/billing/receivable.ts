import { receivable } from '@esteto/contract/billing/receivable';
import { workQueueQueries } from '../office/work-queue.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const receivableQueries = queriesFor(receivable);
export const receivableMutations = mutationsFor(receivable, { invalidates: [receivableQueries, workQueueQueries] });
