import { college } from '@esteto/contract/company/college';
import { doctor } from '@esteto/contract/company/doctor';
import { companyPartnerQueries } from '../opening/company-partner.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const doctorQueries = queriesFor(doctor);
/** A college tells how many studied there, a company who its partners are. */
export const doctorMutations = mutationsFor(doctor, { invalidates: [doctorQueries, queriesFor(college), companyPartnerQueries] });
