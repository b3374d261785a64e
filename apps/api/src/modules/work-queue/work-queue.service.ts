import { npsSurveys, receivables } from '@esteto/contract/access';
import { INVOICE_QUEUES, type WorkQueue } from '@esteto/contract/work-queue';
import { decide } from '@esteto/domain/permission/access';
import type { SessionActor } from '../../platform/work/actor.ts';
import type { InvoiceService } from '../invoice/invoice.service.ts';
import type { NpsSurveyService } from '../nps/survey/nps-survey.service.ts';

type Parts = { invoices: Pick<InvoiceService, 'queues'>; surveys: Pick<NpsSurveyService, 'openTasks'> };

/** What waits for staff, pile by pile; only the piles whose module the person may see. */
export const workQueueService = ({ invoices, surveys }: Parts) => ({
  list: async (actor: SessionActor): Promise<WorkQueue[]> => {
    const may = (access: typeof receivables.view) => decide(access, { person: actor.user }).allowed;
    const queues = may(receivables.view) ? await invoices.queues(INVOICE_QUEUES) : null;
    const tasks = may(npsSurveys.view) ? await surveys.openTasks() : null;
    return [
      ...(queues ? INVOICE_QUEUES.map((name) => queues.find((queue) => queue.name === name) ?? { name, count: 0, oldest_at: null }) : []),
      ...(tasks ? [{ name: 'nps_tasks' as const, ...tasks }] : []),
    ];
  },
});
