import { analyst } from '@esteto/contract/analyst';
import { departmentQueries } from './department.ts';
import { filterOptionQueries } from './filter-option.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const analystQueries = queriesFor(analyst);
export const analystMutations = mutationsFor(analyst, { invalidates: [analystQueries, departmentQueries, filterOptionQueries] });
