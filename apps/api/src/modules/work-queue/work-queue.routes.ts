import { workQueue } from '@esteto/contract/work-queue';
import type { Bind } from '../../platform/http/bind.ts';
import type { WorkQueueService } from './work-queue.service.ts';

export const workQueueRoutes = (bind: Bind, queues: WorkQueueService) => [bind(workQueue.list, queues.list)];
