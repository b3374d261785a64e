import { staffAccreditation } from '@esteto/contract/duty/staff-accreditation';
import { mutationsFor, queriesFor } from '../queries.ts';

export const staffAccreditationQueries = queriesFor(staffAccreditation);
export const staffAccreditationMutations = mutationsFor(staffAccreditation, { invalidates: [staffAccreditationQueries] });
