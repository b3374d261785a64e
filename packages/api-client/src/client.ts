import { client } from '@esteto/contract/client';
import { mutationsFor, queriesFor } from './queries.ts';

export const clientQueries = queriesFor(client);
export const clientMutations = mutationsFor(client, { invalidates: [clientQueries] });
