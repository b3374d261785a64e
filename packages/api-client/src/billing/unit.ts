import { unit } from '@esteto/contract/billing/unit';
import { mutationsFor, queriesFor } from '../queries.ts';

export const unitQueries = queriesFor(unit);
export const unitMutations = mutationsFor(unit, { invalidates: [unitQueries] });
