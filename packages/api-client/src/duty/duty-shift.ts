import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { mutationsFor, queriesFor } from '../queries.ts';

export const dutyShiftQueries = queriesFor(dutyShift);
export const dutyShiftMutations = mutationsFor(dutyShift, { invalidates: [dutyShiftQueries] });
