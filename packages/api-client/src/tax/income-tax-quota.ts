import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { mutationsFor, queriesFor } from '../queries.ts';
import { incomeTaxQueries } from './income-tax.ts';
import { ownIncomeTaxQueries } from './own-income-tax.ts';

export const incomeTaxQuotaQueries = queriesFor(incomeTaxQuota);
/** Their files stand beside the return. */
export const incomeTaxQuotaMutations = mutationsFor(incomeTaxQuota, {
  invalidates: [incomeTaxQuotaQueries, incomeTaxQueries, ownIncomeTaxQueries],
});
