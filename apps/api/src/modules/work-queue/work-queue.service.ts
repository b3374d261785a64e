import { receivables } from '@esteto/contract/access';
import { WORK_QUEUES, type WorkQueue } from '@esteto/contract/work-queue';
import { decide } from '@esteto/domain/permission/access';
import type { SessionActor } from '../../platform/work/actor.ts';
import type { InvoiceService } from '../invoice/invoice.service.ts';

/** What waits for staff, pile by pile; only the piles whose module the person may see. */
export const workQueueService = ({ invoices }: { invoices: Pick<InvoiceService, 'queues'> }) => ({
  list: async (actor: SessionActor): Promise<WorkQueue[]> => {
    if (!decide(receivables.view, { person: actor.user }).allowed) return [];
    const queues = await invoices.queues(WORK_QUEUES);
    return WORK_QUEUES.map((name) => queues.find((queue) => queue.name === name) ?? { name, count: 0, oldest_at: null });
  },
});
