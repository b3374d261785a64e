import { array, type InferType, number, object, string } from 'yup';
import { workQueues } from './access.ts';
import { get } from './endpoint.ts';

/** Invoices in one status. */
export const INVOICE_QUEUES = [
  'requested',
  'in_preparation',
  'answered',
  'ready',
  'rejected',
  'cancellation_requested',
  'overdue',
] as const;
export type InvoiceQueueName = (typeof INVOICE_QUEUES)[number];

export const WORK_QUEUES = [...INVOICE_QUEUES, 'nps_tasks'] as const;
export type WorkQueueName = (typeof WORK_QUEUES)[number];

/** A pile of work at the staff. `oldest_at` says how long the first one has waited. */
export const workQueueRow = object({
  name: string().oneOf(WORK_QUEUES).required(),
  count: number().required(),
  oldest_at: string().nullable().defined(),
});
export type WorkQueue = InferType<typeof workQueueRow>;

export const workQueue = {
  /** Only the queues whose module the person may see. */
  list: get('admin/work-queues', {
    summary: 'Filas de trabalho da equipe.',
    who: workQueues.view,
    answer: array(workQueueRow.required()).required(),
  }),
};
