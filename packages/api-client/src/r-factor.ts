import { rFactor } from '@esteto/contract/r-factor';
import { mutationsFor, queriesFor } from './queries.ts';

export const rFactorQueries = queriesFor(rFactor);
export const rFactorMutations = mutationsFor(rFactor, { invalidates: [rFactorQueries] });
