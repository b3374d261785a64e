import { library } from '@esteto/contract/office/library';
import { mutationsFor, queriesFor } from '../queries.ts';

export const libraryQueries = queriesFor(library);
export const libraryMutations = mutationsFor(library, { invalidates: [libraryQueries] });
