import { OBLIGATIONS, qualificationFilters, qualificationForm } from '@esteto/domain/qualification/qualification-form';
import { QUALIFICATION_KINDS } from '@esteto/domain/qualification/qualification-kinds';
import { array, type InferType, number, object, string } from 'yup';
import { qualifications } from './access.ts';
import { get, post, put } from './endpoint.ts';
import { listQuery, page } from './list.ts';
import { recordFields, versioned } from './record.ts';

export const qualificationRow = qualificationForm.shape({
  ...recordFields,
  kind: string().oneOf(QUALIFICATION_KINDS).required(),
  obligation: string().oneOf(OBLIGATIONS).required(),
  /** Of an obligation in some units. */
  unit_names: string().nullable().defined(),
});
export type QualificationRow = InferType<typeof qualificationRow>;

const qualificationOption = object({
  id: number().required(),
  name: string().required(),
  kind: string().oneOf(QUALIFICATION_KINDS).required(),
});
export type QualificationOption = InferType<typeof qualificationOption>;

export const qualification = {
  list: get('admin/manager/qualifications', {
    summary: 'Qualificações que o grupo pede.',
    who: qualifications.view,
    query: listQuery(['name', 'created_at'], qualificationFilters),
    answer: page(qualificationRow),
  }),
  /** For the forms of what asks for them. */
  options: get('admin/manager/qualification-options', {
    summary: 'Qualificações ativas do grupo.',
    who: qualifications.view,
    answer: array(qualificationOption).required(),
  }),
  detail: get('admin/manager/qualifications/:id', { summary: 'Uma qualificação.', who: qualifications.view, answer: qualificationRow }),
  create: post('admin/manager/qualifications', {
    summary: 'Cria uma qualificação.',
    who: qualifications.edit,
    body: qualificationForm,
    answer: qualificationRow,
  }),
  update: put('admin/manager/qualifications/:id', {
    summary: 'Altera uma qualificação.',
    who: qualifications.edit,
    body: versioned(qualificationForm),
    answer: qualificationRow,
  }),
};
