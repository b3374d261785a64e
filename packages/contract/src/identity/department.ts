import { departmentFilters, departmentForm } from '@esteto/domain/identity/department/department-form';
import { type InferType, number, object, string } from 'yup';
import { departments } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** `grants_count`: ticked in the model of permissions. */
export const departmentRow = object({
  id: number().required(),
  name: string().required(),
  description: string().nullable().defined(),
  people_count: number().required(),
  grants_count: number().required(),
  created_at: string().required(),
});
export type DepartmentRow = InferType<typeof departmentRow>;

export const departmentDetail = departmentForm.shape({ ...recordFields, people_count: number().required() });
export type DepartmentDetail = InferType<typeof departmentDetail>;

export const department = {
  list: get('admin/departments', {
    summary: 'Setores do escritório.',
    who: departments.view,
    query: listQuery(['name', 'created_at'], departmentFilters),
    answer: page(departmentRow),
  }),
  detail: get('admin/departments/:id', { summary: 'Um setor.', who: departments.view, answer: departmentDetail }),
  create: post('admin/departments', { summary: 'Cria um setor.', who: departments.edit, body: departmentForm, answer: departmentDetail }),
  update: put('admin/departments/:id', {
    summary: 'Altera um setor.',
    who: departments.edit,
    body: versioned(departmentForm),
    answer: departmentDetail,
  }),
  remove: del('admin/departments/:id', { summary: 'Exclui um setor em que não há ninguém.', who: departments.delete }),
};
