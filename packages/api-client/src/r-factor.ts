import { rFactor } from '@esteto/contract/r-factor';
import { monthQueries } from './month.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const rFactorQueries = queriesFor(rFactor);
export const rFactorMutations = mutationsFor(rFactor, { invalidates: monthQueries });
