import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';
import { shiftAnnouncementQueries } from './shift-announcement.ts';

export const shiftRequestQueries = queriesFor(shiftRequest);
export const shiftRequestMutations = mutationsFor(shiftRequest, {
  invalidates: [shiftRequestQueries, shiftAnnouncementQueries, dutyShiftQueries],
});
