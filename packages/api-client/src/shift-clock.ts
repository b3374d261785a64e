import { shiftClock } from '@esteto/contract/shift-clock';
import { dutyShiftQueries } from './duty-shift.ts';
import { hoursStatementQueries } from './hours-statement.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const shiftClockQueries = queriesFor(shiftClock);
export const shiftClockMutations = mutationsFor(shiftClock, { invalidates: [shiftClockQueries, dutyShiftQueries, hoursStatementQueries] });
