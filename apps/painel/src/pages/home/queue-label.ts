import { INVOICE_QUEUES, type WorkQueueName } from '@esteto/contract/work-queue';
import { path } from '../../path.ts';

/** The piles in the team's words. */
export const queueLabel: Record<WorkQueueName, string> = {
  requested: 'Notas solicitadas',
  in_preparation: 'Em preparação',
  answered: 'Exigências respondidas',
  ready: 'Prontas para emitir',
  rejected: 'Rejeitadas pelo emissor',
  cancellation_requested: 'Cancelamentos pedidos',
  overdue: 'Vencidas sem recebimento',
  nps_tasks: 'Detratores sem retorno',
};

/** Piles that cost while they wait: the client's money, or the client. */
export const isUrgent = (name: WorkQueueName): boolean =>
  name === 'rejected' || name === 'cancellation_requested' || name === 'overdue' || name === 'nps_tasks';

/** Where the rows of a pile are. */
export const queuePath = (name: WorkQueueName): string =>
  isInvoiceQueue(name)
    ? path('/painel/faturamento/contas-a-receber', undefined, { status: name })
    : path('/painel/avancado/nps', undefined, { pending: 'true' });

const isInvoiceQueue = (name: WorkQueueName): boolean => INVOICE_QUEUES.some((queue) => queue === name);
