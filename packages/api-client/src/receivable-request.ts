import { receivableRequest } from '@esteto/contract/receivable-request';
import { mutationsFor, queriesFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';
import { workQueueQueries } from './work-queue.ts';

export const receivableRequestQueries = queriesFor(receivableRequest);
export const receivableRequestMutations = mutationsFor(receivableRequest, { invalidates: [receivableQueries, workQueueQueries] });
