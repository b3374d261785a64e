import { savedView } from '@esteto/contract/office/saved-view';
import { mutationsFor, queriesFor } from '../queries.ts';

export const savedViewQueries = queriesFor(savedView);
export const savedViewMutations = mutationsFor(savedView, { invalidates: [savedViewQueries] });
