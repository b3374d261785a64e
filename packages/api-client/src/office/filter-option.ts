import { filterOption } from '@esteto/contract/office/filter-option';
import { queriesFor } from '../queries.ts';

export const filterOptionQueries = queriesFor(filterOption);
