import { companyStatement } from '@esteto/contract/month/company-statement';
import { companyTransactionQueries } from '../money/reconciliation.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const companyStatementQueries = queriesFor(companyStatement);
export const companyStatementMutations = mutationsFor(companyStatement, {
  invalidates: [companyStatementQueries, companyTransactionQueries],
});
