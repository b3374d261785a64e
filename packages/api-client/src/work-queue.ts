import { workQueue } from '@esteto/contract/work-queue';
import { queriesFor } from './queries.ts';

export const workQueueQueries = queriesFor(workQueue);
