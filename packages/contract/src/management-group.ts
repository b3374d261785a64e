import { GROUP_KINDS } from '@esteto/domain/management-group/group-kinds';
import { MANAGER_ROLES } from '@esteto/domain/permission/access';
import { array, type InferType, number, object, string } from 'yup';
import { managerPerson } from './access.ts';
import { get } from './endpoint.ts';

export const managementGroupRow = object({
  id: number().required(),
  name: string().required(),
  kind: string().oneOf(GROUP_KINDS).required(),
  role: string().oneOf(MANAGER_ROLES).required(),
  /** The units that the manager looks after; null for all of the group. */
  unit_ids: array(number().required()).nullable().defined(),
});
export type ManagementGroupRow = InferType<typeof managementGroupRow>;

export const managementGroup = {
  /** What the path calls the `clients` of a manager are management groups; the path is fixed, a taker is not meant. */
  mine: get('admin/manager/management-group/clients', {
    summary: 'Os grupos gestores da pessoa.',
    who: managerPerson,
    answer: array(managementGroupRow).required(),
  }),
};
