import { incomeTaxYear } from '@esteto/contract/tax/income-tax-year';
import { mutationsFor, queriesFor } from '../queries.ts';

export const incomeTaxYearQueries = queriesFor(incomeTaxYear);
export const incomeTaxYearMutations = mutationsFor(incomeTaxYear, { invalidates: [incomeTaxYearQueries] });
