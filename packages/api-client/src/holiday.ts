import { holiday } from '@esteto/contract/holiday';
import { monthQueries } from './month.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const holidayQueries = queriesFor(holiday);
export const holidayMutations = mutationsFor(holiday, { invalidates: [holidayQueries, ...monthQueries] });
