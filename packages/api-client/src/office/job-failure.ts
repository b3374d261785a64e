import { jobFailure } from '@esteto/contract/office/job-failure';
import { mutationsFor, queriesFor } from '../queries.ts';

export const jobFailureQueries = queriesFor(jobFailure);
export const jobFailureMutations = mutationsFor(jobFailure, { invalidates: [jobFailureQueries] });
