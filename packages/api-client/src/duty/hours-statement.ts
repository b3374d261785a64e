import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { mutationsFor, queriesFor } from '../queries.ts';

export const hoursStatementQueries = queriesFor(hoursStatement);
export const hoursStatementMutations = mutationsFor(hoursStatement, { invalidates: [hoursStatementQueries] });
