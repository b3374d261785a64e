import { incomeTaxQuota } from '@esteto/contract/income-tax-quota';
import { incomeTaxQueries } from './income-tax.ts';
import { ownIncomeTaxQueries } from './own-income-tax.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const incomeTaxQuotaQueries = queriesFor(incomeTaxQuota);
/** Their files stand beside the return. */
export const incomeTaxQuotaMutations = mutationsFor(incomeTaxQuota, {
  invalidates: [incomeTaxQuotaQueries, incomeTaxQueries, ownIncomeTaxQueries],
});
