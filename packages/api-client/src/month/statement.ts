import { statement } from '@esteto/contract/month/statement';
import { reconciliationQueries } from '../money/reconciliation.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const statementQueries = queriesFor(statement);
export const statementMutations = mutationsFor(statement, { invalidates: [statementQueries, reconciliationQueries] });
