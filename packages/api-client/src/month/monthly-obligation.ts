import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const monthlyObligationQueries = queriesFor(monthlyObligation);
export const monthlyObligationMutations = mutationsFor(monthlyObligation, { invalidates: monthQueries });
