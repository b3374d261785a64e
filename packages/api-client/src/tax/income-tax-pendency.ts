import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import { mutationsFor, queriesFor } from '../queries.ts';
import { incomeTaxQueries } from './income-tax.ts';

export const incomeTaxPendencyQueries = queriesFor(incomeTaxPendency);
export const incomeTaxPendencyMutations = mutationsFor(incomeTaxPendency, { invalidates: [incomeTaxPendencyQueries, incomeTaxQueries] });
