import { certificate } from '@esteto/contract/certificate';
import { issuingQueries } from './issuing.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const certificateQueries = queriesFor(certificate);
export const certificateMutations = mutationsFor(certificate, { invalidates: [certificateQueries, issuingQueries] });
