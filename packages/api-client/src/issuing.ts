import { issuing } from '@esteto/contract/issuing';
import { mutationsFor, queriesFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';
import { workQueueQueries } from './work-queue.ts';

export const issuingQueries = queriesFor(issuing);
export const issuingMutations = mutationsFor(issuing, { invalidates: [issuingQueries, receivableQueries, workQueueQueries] });
