import { closingRun } from '@esteto/contract/month/closing-run';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const closingRunQueries = queriesFor(closingRun);
export const closingRunMutations = mutationsFor(closingRun, { invalidates: [closingRunQueries, ...monthQueries] });
