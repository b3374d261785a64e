import { doctor } from '@esteto/contract/doctor';
import { mutationsFor, queriesFor } from './queries.ts';

export const doctorQueries = queriesFor(doctor);
export const doctorMutations = mutationsFor(doctor, { invalidates: [doctorQueries] });
