import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { mutationsFor, queriesFor } from '../queries.ts';

export const ownIncomeTaxQueries = queriesFor(ownIncomeTax);
export const ownIncomeTaxMutations = mutationsFor(ownIncomeTax, { invalidates: [ownIncomeTaxQueries] });
