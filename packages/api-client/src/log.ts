import { log } from '@esteto/contract/log';
import { mutationsFor, queriesFor } from './queries.ts';

export const logQueries = queriesFor(log);
export const logMutations = mutationsFor(log, { invalidates: [logQueries] });
