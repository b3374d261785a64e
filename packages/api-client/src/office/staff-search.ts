import { staffSearch } from '@esteto/contract/office/staff-search';
import { queriesFor } from '../queries.ts';

export const staffSearchQueries = queriesFor(staffSearch);
