import { filterOption } from '@esteto/contract/filter-option';
import { queriesFor } from './queries.ts';

export const filterOptionQueries = queriesFor(filterOption);
