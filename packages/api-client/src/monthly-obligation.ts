import { monthlyObligation } from '@esteto/contract/monthly-obligation';
import { monthQueries } from './month.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const monthlyObligationQueries = queriesFor(monthlyObligation);
export const monthlyObligationMutations = mutationsFor(monthlyObligation, { invalidates: monthQueries });
