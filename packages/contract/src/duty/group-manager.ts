import {
  groupManagerFilters,
  groupManagerForm,
  newGroupManagerForm,
  staffGroupManagerFilters,
  staffGroupManagerForm,
} from '@esteto/domain/duty/group-manager/group-manager-form';
import { MANAGER_ROLES } from '@esteto/domain/identity/permission/access';
import { inviteTokenForm, letterEntryForm } from '@esteto/domain/identity/user/invite-form';
import { INVITE_STATUSES } from '@esteto/domain/identity/user/invite-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyone, groupManagers, managerPerson, ownGroup } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { sessionUser } from '../identity/session.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** Somebody who manages a group, or was asked to. */
export const groupManagerRow = object({
  ...recordFields,
  group_id: number().required(),
  group_name: string().required(),
  name: string().required(),
  email: string().required(),
  role: string().oneOf(MANAGER_ROLES).required(),
  /** Empty: all of the group. */
  unit_ids: array(number().required()).required(),
  unit_names: string().nullable().defined(),
  status: string().oneOf(INVITE_STATUSES).required(),
  /** The last time that any of their sessions was used; null: never entered. */
  last_access_at: string().nullable().defined(),
  /** The time when an invitation was sent that was not accepted. */
  sent_at: string().nullable().defined(),
  is_self: boolean().required(),
});
export type GroupManagerRow = InferType<typeof groupManagerRow>;

/** What whoever holds the link sees. `has_account`: they sign in instead of making one. */
export const managerInviteView = object({
  name: string().required(),
  email: string().required(),
  group: string().required(),
  invited_by: string().nullable().defined(),
  role: string().oneOf(MANAGER_ROLES).required(),
  has_account: boolean().required(),
});
export type ManagerInviteView = InferType<typeof managerInviteView>;

const sorts = ['created_at'] as const;

export const groupManager = {
  list: get('admin/group-managers', {
    summary: 'Gestores de todos os grupos.',
    who: groupManagers.view,
    query: listQuery(sorts, staffGroupManagerFilters),
    answer: page(groupManagerRow),
  }),
  detail: get('admin/group-managers/:id', { summary: 'Um gestor de um grupo.', who: groupManagers.view, answer: groupManagerRow }),
  create: post('admin/group-managers', {
    summary: 'Convida alguém para gerir um grupo, por e-mail.',
    who: groupManagers.edit,
    body: staffGroupManagerForm,
    answer: groupManagerRow,
  }),
  update: put('admin/group-managers/:id', {
    summary: 'Altera o papel e as unidades de um gestor.',
    who: groupManagers.edit,
    body: versioned(groupManagerForm),
    answer: groupManagerRow,
  }),
  resend: post('admin/group-managers/:id/resend', { summary: 'Envia o convite outra vez, com um link novo.', who: groupManagers.edit }),
  activate: post('admin/group-managers/:id/activate', { summary: 'Devolve o acesso a um gestor.', who: groupManagers.edit }),
  deactivate: post('admin/group-managers/:id/deactivate', { summary: 'Tira o acesso de um gestor, na hora.', who: groupManagers.edit }),
  remove: del('admin/group-managers/:id', { summary: 'Retira um convite que ninguém aceitou.', who: groupManagers.delete }),
  ownList: get('admin/manager/managers', {
    summary: 'Quem gere o grupo.',
    who: ownGroup.view,
    query: listQuery(sorts, groupManagerFilters),
    answer: page(groupManagerRow),
  }),
  ownDetail: get('admin/manager/managers/:id', { summary: 'Um gestor do grupo.', who: ownGroup.view, answer: groupManagerRow }),
  ownCreate: post('admin/manager/managers', {
    summary: 'Convida alguém para gerir o grupo, por e-mail.',
    who: ownGroup.edit,
    body: newGroupManagerForm,
    answer: groupManagerRow,
  }),
  ownUpdate: put('admin/manager/managers/:id', {
    summary: 'Altera o papel e as unidades de um gestor do grupo.',
    who: ownGroup.edit,
    body: versioned(groupManagerForm),
    answer: groupManagerRow,
  }),
  ownResend: post('admin/manager/managers/:id/resend', { summary: 'Envia o convite outra vez, com um link novo.', who: ownGroup.edit }),
  ownActivate: post('admin/manager/managers/:id/activate', { summary: 'Devolve o acesso a um gestor do grupo.', who: ownGroup.edit }),
  ownDeactivate: post('admin/manager/managers/:id/deactivate', {
    summary: 'Tira o acesso de um gestor do grupo, na hora.',
    who: ownGroup.edit,
  }),
  ownRemove: del('admin/manager/managers/:id', { summary: 'Retira um convite que ninguém aceitou.', who: ownGroup.edit }),
  look: post('group-managers/look', {
    summary: 'O que um convite de gestor oferece, para quem tem o link.',
    who: anyone,
    body: inviteTokenForm,
    answer: managerInviteView,
  }),
  accept: post('group-managers/accept', {
    summary: 'Aceita o convite de gestor com a conta da sessão.',
    who: managerPerson,
    keyless: true,
    body: inviteTokenForm,
    answer: object({ group_id: number().required() }),
  }),
  enter: post('login/group-manager', {
    summary: 'Cria a conta de quem foi convidado a gerir um grupo e entra com ela.',
    who: anyone,
    body: letterEntryForm,
    answer: object({ access_token: string().required(), user: sessionUser.required() }),
  }),
};
