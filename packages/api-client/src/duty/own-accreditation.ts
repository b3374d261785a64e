import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { mutationsFor, queriesFor } from '../queries.ts';

export const ownAccreditationQueries = queriesFor(ownAccreditation);
export const ownAccreditationMutations = mutationsFor(ownAccreditation, { invalidates: [ownAccreditationQueries] });
