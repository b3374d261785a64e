import { certificate } from '@esteto/contract/certificate';

import { mutationsFor, queriesFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';

export const certificateQueries = queriesFor(certificate);
export const certificateMutations = mutationsFor(certificate, { invalidates: [certificateQueries, receivableQueries] });
