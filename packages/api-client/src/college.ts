import { college } from '@esteto/contract/college';
import { doctorQueries } from './doctor.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const collegeQueries = queriesFor(college);
export const collegeMutations = mutationsFor(college, { invalidates: [collegeQueries, doctorQueries] });
