import { licence } from '@esteto/contract/licence';
import { licensingQueries } from './licensing.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const licenceQueries = queriesFor(licence);
export const licenceMutations = mutationsFor(licence, { invalidates: [licenceQueries, licensingQueries] });
