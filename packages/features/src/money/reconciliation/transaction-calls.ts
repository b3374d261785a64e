import type { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';

/** The calls about a company's movements: a member's and those of staff are the same but for their addresses. */
export type TransactionCalls = Pick<typeof reconciliationQueries, 'list' | 'detail'> &
  Pick<typeof reconciliationMutations, 'reconcile' | 'undo' | 'tellApart'>;
