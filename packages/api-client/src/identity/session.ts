import { session } from '@esteto/contract/identity/session';
import { mutationsFor, queriesFor } from '../queries.ts';

export const sessionQueries = queriesFor(session);
export const sessionMutations = mutationsFor(session, { invalidates: [] });
