import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { mutationsFor, queriesFor } from '../queries.ts';
import { receivableQueries } from './receivable.ts';

export const municipalParameterQueries = queriesFor(municipalParameter);
/** How a city issues decides what is still in the way of its companies' invoices. */
export const municipalParameterMutations = mutationsFor(municipalParameter, {
  invalidates: [municipalParameterQueries, receivableQueries],
});
