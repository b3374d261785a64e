import { managementGroup } from '@esteto/contract/management-group';
import { queriesFor } from './queries.ts';

export const managementGroupQueries = queriesFor(managementGroup);
