import { unit } from '@esteto/contract/unit';
import { mutationsFor, queriesFor } from './queries.ts';

export const unitQueries = queriesFor(unit);
export const unitMutations = mutationsFor(unit, { invalidates: [unitQueries] });
