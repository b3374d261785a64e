import { groupFilters, groupForm } from '@esteto/domain/duty/management-group/group-form';
import { GROUP_KINDS, GROUP_TIME_ZONES } from '@esteto/domain/duty/management-group/group-kinds';
import { UNIT_TYPES } from '@esteto/domain/duty/unit/unit-types';
import { MANAGER_ROLES } from '@esteto/domain/identity/permission/access';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { groupOptions, managementGroups, managerPerson, ownGroup } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

export const managementGroupRow = object({
  id: number().required(),
  name: string().required(),
  kind: string().oneOf(GROUP_KINDS).required(),
  role: string().oneOf(MANAGER_ROLES).required(),
  /** The units that the manager looks after; null for all of the group. */
  unit_ids: array(number().required()).nullable().defined(),
});
export type ManagementGroupRow = InferType<typeof managementGroupRow>;

const kinds = { kind: string().oneOf(GROUP_KINDS).required(), timezone: string().oneOf(GROUP_TIME_ZONES).required() };

/** A group as its own managers see it. */
export const groupDetail = groupForm.shape({ ...recordFields, ...kinds, is_active: boolean().required() });
export type GroupDetail = InferType<typeof groupDetail>;

const counts = {
  units_count: number().required(),
  /** Who may enter. */
  managers_count: number().required(),
  /** How many professionals have an approved accreditation. */
  professionals_count: number().required(),
};

/** A group among all, as staff list them. */
export const staffGroup = groupDetail.omit(['rules', 'timezone']).shape(counts);
export type StaffGroup = InferType<typeof staffGroup>;

export const staffGroupDetail = groupDetail.shape(counts);
export type StaffGroupDetail = InferType<typeof staffGroupDetail>;

const groupUnit = object({
  id: number().required(),
  name: string().required(),
  code: string().required(),
  type: string().oneOf(UNIT_TYPES).required(),
  is_active: boolean().required(),
});

export const managementGroup = {
  mine: get('admin/manager/management-group/clients', {
    summary: 'Os grupos do gestor.',
    who: managerPerson,
    answer: array(managementGroupRow).required(),
  }),
  own: get('admin/manager/management-group', { summary: 'O grupo e as suas regras.', who: ownGroup.view, answer: groupDetail }),
  ownHistory: get('admin/manager/management-group/history', {
    summary: 'O que mudou no grupo e nas suas regras.',
    who: ownGroup.view,
    answer: history,
  }),
  ownUpdate: put('admin/manager/management-group', {
    summary: 'Altera o grupo e as suas regras.',
    who: ownGroup.edit,
    body: versioned(groupForm),
    answer: groupDetail,
  }),
  list: get('admin/management-groups', {
    summary: 'Grupos gestores.',
    who: managementGroups.view,
    query: listQuery(['name', 'created_at'], groupFilters),
    answer: page(staffGroup),
  }),
  detail: get('admin/management-groups/:id', { summary: 'Um grupo gestor.', who: managementGroups.view, answer: staffGroupDetail }),
  history: get('admin/management-groups/:id/history', {
    summary: 'O histórico de um grupo gestor.',
    who: managementGroups.view,
    answer: history,
  }),
  units: get('admin/management-groups/:id/units', {
    summary: 'As unidades de um grupo gestor.',
    who: groupOptions.view,
    answer: array(groupUnit).required(),
  }),
  create: post('admin/management-groups', {
    summary: 'Cadastra um grupo gestor.',
    who: managementGroups.edit,
    body: groupForm,
    answer: staffGroupDetail,
  }),
  update: put('admin/management-groups/:id', {
    summary: 'Altera um grupo gestor.',
    who: managementGroups.edit,
    body: versioned(groupForm),
    answer: staffGroupDetail,
  }),
  activate: post('admin/management-groups/:id/activate', { summary: 'Devolve o grupo aos seus gestores.', who: managementGroups.edit }),
  deactivate: post('admin/management-groups/:id/deactivate', {
    summary: 'Tira o grupo dos seus gestores, na hora.',
    who: managementGroups.edit,
  }),
};
