import { nps } from '@esteto/contract/office/nps';
import { mutationsFor, queriesFor } from '../queries.ts';

export const npsQueries = queriesFor(nps);
export const npsMutations = mutationsFor(nps, { invalidates: [npsQueries] });
