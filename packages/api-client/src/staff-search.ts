import { staffSearch } from '@esteto/contract/staff-search';
import { queriesFor } from './queries.ts';

export const staffSearchQueries = queriesFor(staffSearch);
