import { autoFill } from '@esteto/contract/duty/auto-fill';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';

export const autoFillQueries = queriesFor(autoFill);
export const autoFillMutations = mutationsFor(autoFill, { invalidates: [autoFillQueries, dutyShiftQueries] });
