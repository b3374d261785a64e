import { library } from '@esteto/contract/library';
import { mutationsFor, queriesFor } from './queries.ts';

export const libraryQueries = queriesFor(library);
export const libraryMutations = mutationsFor(library, { invalidates: [libraryQueries] });
