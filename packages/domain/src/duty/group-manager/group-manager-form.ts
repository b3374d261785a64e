import type { InferType } from 'yup';
import { MANAGER_ROLES } from '../../identity/permission/access.ts';
import { INVITE_STATUSES, inviteStatusLabel } from '../../identity/user/invite-life.ts';
import { email, id, list, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { managerRoleLabel } from './manager-roles.ts';

/** What somebody is in a group. No unit ticked: all of the group; whoever administers it has all. */
export const groupManagerForm = object({
  role: oneOf('Papel', MANAGER_ROLES, managerRoleLabel).required('Escolha o papel.'),
  unit_ids: list('Unidades', id('Unidade').required(), 500),
});
export type GroupManagerForm = InferType<typeof groupManagerForm>;

/** An invitation by an administrator of the group. */
export const newGroupManagerForm = groupManagerForm.shape({ name: name('Nome').max(120).required(), email: email().required() });
export type NewGroupManagerForm = InferType<typeof newGroupManagerForm>;

/** An invitation by staff, who also choose the group. */
export const staffGroupManagerForm = newGroupManagerForm.shape({ group_id: id('Grupo gestor').required('Escolha o grupo gestor.') });

export const groupManagerFilters = object({
  search: text('Busca').max(100),
  role: oneOf('Papel', MANAGER_ROLES, managerRoleLabel),
  status: oneOf('Situação', INVITE_STATUSES, inviteStatusLabel),
});
export type GroupManagerFilters = InferType<typeof groupManagerFilters>;

export const staffGroupManagerFilters = groupManagerFilters.shape({ group_id: id('Grupo gestor') });
