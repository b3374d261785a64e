import { shiftRequest } from '@esteto/contract/shift-request';
import { dutyShiftQueries } from './duty-shift.ts';
import { mutationsFor, queriesFor } from './queries.ts';
import { shiftAnnouncementQueries } from './shift-announcement.ts';

export const shiftRequestQueries = queriesFor(shiftRequest);
export const shiftRequestMutations = mutationsFor(shiftRequest, {
  invalidates: [shiftRequestQueries, shiftAnnouncementQueries, dutyShiftQueries],
});
