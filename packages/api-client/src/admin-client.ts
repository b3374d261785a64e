import { adminClient } from '@esteto/contract/admin-client';
import { mutationsFor, queriesFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';

export const adminClientQueries = queriesFor(adminClient);
export const adminClientMutations = mutationsFor(adminClient, { invalidates: [adminClientQueries, receivableQueries] });
