import { incomeTax } from '@esteto/contract/tax/income-tax';
import { mutationsFor, queriesFor } from '../queries.ts';

export const incomeTaxQueries = queriesFor(incomeTax);
export const incomeTaxMutations = mutationsFor(incomeTax, { invalidates: [incomeTaxQueries] });
