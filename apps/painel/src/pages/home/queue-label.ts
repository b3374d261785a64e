import type { WorkQueueName } from '@esteto/contract/work-queue';

/** The piles in the team's words. */
export const queueLabel: Record<WorkQueueName, string> = {
  requested: 'Notas solicitadas',
  in_preparation: 'Em preparação',
  answered: 'Exigências respondidas',
  ready: 'Prontas para emitir',
  rejected: 'Rejeitadas pelo emissor',
  cancellation_requested: 'Cancelamentos pedidos',
  overdue: 'Vencidas sem recebimento',
};

/** Piles that cost the client money while they wait. */
export const isUrgent = (name: WorkQueueName): boolean => name === 'rejected' || name === 'cancellation_requested' || name === 'overdue';
