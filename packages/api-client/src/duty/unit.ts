import { unit } from '@esteto/contract/duty/unit';
import { mutationsFor, queriesFor } from '../queries.ts';

export const unitQueries = queriesFor(unit);
export const unitMutations = mutationsFor(unit, { invalidates: [unitQueries] });
