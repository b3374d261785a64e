import { accountingParameter } from '@esteto/contract/accounting-parameter';
import { monthQueries } from './month.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const accountingParameterQueries = queriesFor(accountingParameter);
export const accountingParameterMutations = mutationsFor(accountingParameter, {
  invalidates: [accountingParameterQueries, ...monthQueries],
});
