import { holiday } from '@esteto/contract/agenda/holiday';
import { monthQueries } from '../month/month.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const holidayQueries = queriesFor(holiday);
export const holidayMutations = mutationsFor(holiday, { invalidates: [holidayQueries, ...monthQueries] });
