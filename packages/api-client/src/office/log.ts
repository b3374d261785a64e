import { log } from '@esteto/contract/office/log';
import { mutationsFor, queriesFor } from '../queries.ts';

export const logQueries = queriesFor(log);
export const logMutations = mutationsFor(log, { invalidates: [logQueries] });
