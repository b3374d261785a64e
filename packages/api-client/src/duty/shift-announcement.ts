import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';

export const shiftAnnouncementQueries = queriesFor(shiftAnnouncement);
export const shiftAnnouncementMutations = mutationsFor(shiftAnnouncement, { invalidates: [shiftAnnouncementQueries, dutyShiftQueries] });
