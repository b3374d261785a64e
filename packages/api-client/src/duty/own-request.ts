import { ownRequest } from '@esteto/contract/duty/own-request';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';

export const ownRequestQueries = queriesFor(ownRequest);
export const ownRequestMutations = mutationsFor(ownRequest, { invalidates: [ownRequestQueries, dutyShiftQueries] });
