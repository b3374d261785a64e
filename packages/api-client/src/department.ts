import { department } from '@esteto/contract/department';
import { filterOptionQueries } from './filter-option.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const departmentQueries = queriesFor(department);
export const departmentMutations = mutationsFor(department, { invalidates: [departmentQueries, filterOptionQueries] });
