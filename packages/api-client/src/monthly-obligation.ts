import { monthlyObligation } from '@esteto/contract/monthly-obligation';
import { mutationsFor, queriesFor } from './queries.ts';

export const monthlyObligationQueries = queriesFor(monthlyObligation);
export const monthlyObligationMutations = mutationsFor(monthlyObligation, { invalidates: [monthlyObligationQueries] });
