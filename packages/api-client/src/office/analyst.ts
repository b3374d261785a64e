import { analyst } from '@esteto/contract/office/analyst';
import { departmentQueries } from '../identity/department.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { filterOptionQueries } from './filter-option.ts';

export const analystQueries = queriesFor(analyst);
export const analystMutations = mutationsFor(analyst, { invalidates: [analystQueries, departmentQueries, filterOptionQueries] });
