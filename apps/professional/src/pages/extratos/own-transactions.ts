import { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';

/** A member's calls about the movements of their company. */
export const ownTransactions = { ...reconciliationQueries, ...reconciliationMutations };
