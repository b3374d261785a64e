import { college } from '@esteto/contract/company/college';
import { mutationsFor, queriesFor } from '../queries.ts';
import { doctorQueries } from './doctor.ts';

export const collegeQueries = queriesFor(college);
export const collegeMutations = mutationsFor(college, { invalidates: [collegeQueries, doctorQueries] });
