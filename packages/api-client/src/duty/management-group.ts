import { managementGroup } from '@esteto/contract/duty/management-group';
import { mutationsFor, queriesFor } from '../queries.ts';

export const managementGroupQueries = queriesFor(managementGroup);
export const managementGroupMutations = mutationsFor(managementGroup, { invalidates: [managementGroupQueries] });
