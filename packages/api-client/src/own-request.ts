import { ownRequest } from '@esteto/contract/own-request';
import { dutyShiftQueries } from './duty-shift.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const ownRequestQueries = queriesFor(ownRequest);
export const ownRequestMutations = mutationsFor(ownRequest, { invalidates: [ownRequestQueries, dutyShiftQueries] });
