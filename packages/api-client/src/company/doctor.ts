import { college } from '@esteto/contract/company/college';
import { doctor } from '@esteto/contract/company/doctor';
import { mutationsFor, queriesFor } from '../queries.ts';

export const doctorQueries = queriesFor(doctor);
/** A college tells how many studied there. */
export const doctorMutations = mutationsFor(doctor, { invalidates: [doctorQueries, queriesFor(college)] });
