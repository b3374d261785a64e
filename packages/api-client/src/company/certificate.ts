import { certificate } from '@esteto/contract/company/certificate';
import { receivableQueries } from '../billing/receivable.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const certificateQueries = queriesFor(certificate);
export const certificateMutations = mutationsFor(certificate, { invalidates: [certificateQueries, receivableQueries] });
