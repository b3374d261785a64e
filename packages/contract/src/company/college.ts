import { collegeFilters, collegeForm, collegeMergeForm } from '@esteto/domain/company/college/college-form';
import { object as form, id, text } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { colleges, session } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** `merged_into`: the college that this one was a double of. It is offered to nobody any more, nor changed. */
export const collegeRow = collegeForm.shape({
  ...recordFields,
  is_active: boolean().required(),
  doctors_count: number().required(),
  merged_into: string().nullable().defined(),
});
export type CollegeRow = InferType<typeof collegeRow>;

const collegeOption = object({ id: number().required(), label: string().required(), detail: string().required() });
export type CollegeOption = InferType<typeof collegeOption>;

/** Somebody who studied there. */
const collegeDoctor = object({ id: number().required(), name: string().required(), email: string().required() });
export type CollegeDoctor = InferType<typeof collegeDoctor>;

const search = form({ search: text('Busca').max(100) });
/** `id`: only that one, also where it is offered no more. */
const optionsQuery = search.shape({ id: id('Faculdade') });

export const college = {
  list: get('admin/colleges', {
    summary: 'Faculdades de medicina.',
    who: colleges.view,
    query: listQuery(['name', 'created_at'], collegeFilters),
    answer: page(collegeRow),
  }),
  /** Twenty of those that are offered. */
  options: get('colleges', {
    summary: 'Faculdades que podem ser escolhidas.',
    who: session,
    query: optionsQuery,
    answer: object({ items: array(collegeOption.required()).required() }),
  }),
  detail: get('admin/colleges/:id', { summary: 'Uma faculdade.', who: colleges.view, answer: collegeRow }),
  doctors: get('admin/colleges/:id/doctors', {
    summary: 'Quem estudou numa faculdade.',
    who: colleges.view,
    query: listQuery(['name'], search),
    answer: page(collegeDoctor),
  }),
  create: post('admin/colleges', { summary: 'Cadastra uma faculdade.', who: colleges.edit, body: collegeForm, answer: collegeRow }),
  update: put('admin/colleges/:id', {
    summary: 'Altera uma faculdade.',
    who: colleges.edit,
    body: versioned(collegeForm),
    answer: collegeRow,
  }),
  activate: post('admin/colleges/:id/activate', { summary: 'Volta a oferecer uma faculdade.', who: colleges.edit }),
  deactivate: post('admin/colleges/:id/deactivate', {
    summary: 'Deixa de oferecer uma faculdade; onde foi escolhida, ela fica.',
    who: colleges.edit,
  }),
  merge: post('admin/colleges/:id/merge', {
    summary: 'Une uma faculdade repetida à que fica: os médicos passam para ela.',
    who: colleges.edit,
    body: versioned(collegeMergeForm),
    answer: object({ moved: number().required() }),
  }),
};
