import { clientUpkeep } from '@esteto/contract/client-upkeep';
import { clientQueries } from './client.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const clientUpkeepQueries = queriesFor(clientUpkeep);
export const clientUpkeepMutations = mutationsFor(clientUpkeep, { invalidates: [clientQueries] });
