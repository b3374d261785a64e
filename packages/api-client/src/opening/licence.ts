import { licence } from '@esteto/contract/opening/licence';
import { mutationsFor, queriesFor } from '../queries.ts';
import { licensingQueries } from './licensing.ts';

export const licenceQueries = queriesFor(licence);
export const licenceMutations = mutationsFor(licence, { invalidates: [licenceQueries, licensingQueries] });
