import { adminClient, client } from '@esteto/contract/billing/client';
import { mutationsFor, queriesFor } from '../queries.ts';
import { receivableQueries } from './receivable.ts';

export const clientQueries = queriesFor(client);
export const clientMutations = mutationsFor(client, { invalidates: [clientQueries] });

/** The staff's side. */
export const adminClientQueries = queriesFor(adminClient);
export const adminClientMutations = mutationsFor(adminClient, { invalidates: [adminClientQueries, receivableQueries] });
