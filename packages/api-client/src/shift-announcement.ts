import { shiftAnnouncement } from '@esteto/contract/shift-announcement';
import { dutyShiftQueries } from './duty-shift.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const shiftAnnouncementQueries = queriesFor(shiftAnnouncement);
export const shiftAnnouncementMutations = mutationsFor(shiftAnnouncement, { invalidates: [shiftAnnouncementQueries, dutyShiftQueries] });
