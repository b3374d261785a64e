import { autoFill } from '@esteto/contract/auto-fill';
import { dutyShiftQueries } from './duty-shift.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const autoFillQueries = queriesFor(autoFill);
export const autoFillMutations = mutationsFor(autoFill, { invalidates: [autoFillQueries, dutyShiftQueries] });
