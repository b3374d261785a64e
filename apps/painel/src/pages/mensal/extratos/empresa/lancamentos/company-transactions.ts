import { companyTransactionMutations, companyTransactionQueries } from '@esteto/api-client/money/reconciliation';

/** The calls of staff about the movements of a company. */
export const companyTransactions = { ...companyTransactionQueries, ...companyTransactionMutations };
