import { incomeTaxPendency } from '@esteto/contract/income-tax-pendency';
import { incomeTaxQueries } from './income-tax.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const incomeTaxPendencyQueries = queriesFor(incomeTaxPendency);
export const incomeTaxPendencyMutations = mutationsFor(incomeTaxPendency, { invalidates: [incomeTaxPendencyQueries, incomeTaxQueries] });
