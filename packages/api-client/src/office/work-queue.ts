import { workQueue } from '@esteto/contract/office/work-queue';
import { queriesFor } from '../queries.ts';

export const workQueueQueries = queriesFor(workQueue);
