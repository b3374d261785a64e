import { accreditation } from '@esteto/contract/duty/accreditation';
import { mutationsFor, queriesFor } from '../queries.ts';
import { professionalQueries } from './professional.ts';

export const accreditationQueries = queriesFor(accreditation);
export const accreditationMutations = mutationsFor(accreditation, { invalidates: [accreditationQueries, professionalQueries] });
