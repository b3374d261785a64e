import { ownRFactor, rFactor } from '@esteto/contract/month/r-factor';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const rFactorQueries = queriesFor(rFactor);
export const rFactorMutations = mutationsFor(rFactor, { invalidates: monthQueries });
export const ownRFactorQueries = queriesFor(ownRFactor);
export const ownRFactorMutations = mutationsFor(ownRFactor, { invalidates: [ownRFactorQueries] });
