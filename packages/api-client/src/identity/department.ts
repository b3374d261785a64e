import { department } from '@esteto/contract/identity/department';
import { filterOptionQueries } from '../office/filter-option.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const departmentQueries = queriesFor(department);
export const departmentMutations = mutationsFor(department, { invalidates: [departmentQueries, filterOptionQueries] });
