import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';
import { hoursStatementQueries } from './hours-statement.ts';

export const shiftClockQueries = queriesFor(shiftClock);
export const shiftClockMutations = mutationsFor(shiftClock, { invalidates: [shiftClockQueries, dutyShiftQueries, hoursStatementQueries] });
