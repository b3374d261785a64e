import { accreditation } from '@esteto/contract/accreditation';
import { professionalQueries } from './professional.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const accreditationQueries = queriesFor(accreditation);
export const accreditationMutations = mutationsFor(accreditation, { invalidates: [accreditationQueries, professionalQueries] });
