import { draft } from '@esteto/contract/opening/draft';
import { mutationsFor, queriesFor } from '../queries.ts';
import { registrationQueries } from './registration.ts';

export const draftQueries = queriesFor(draft);
export const draftMutations = mutationsFor(draft, { invalidates: [draftQueries, registrationQueries] });
