import { OBLIGATIONS, qualificationFilters, qualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { QUALIFICATION_KINDS } from '@esteto/domain/duty/qualification/qualification-kinds';
import { type InferType, string } from 'yup';
import { qualifications } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

export const qualificationRow = qualificationForm.shape({
  ...recordFields,
  kind: string().oneOf(QUALIFICATION_KINDS).required(),
  obligation: string().oneOf(OBLIGATIONS).required(),
  /** The names of the units, where it is asked for in some of them. */
  unit_names: string().nullable().defined(),
});
export type QualificationRow = InferType<typeof qualificationRow>;

export const qualification = {
  list: get('admin/manager/qualifications', {
    summary: 'Qualificações que o grupo pede.',
    who: qualifications.view,
    query: listQuery(['name', 'created_at'], qualificationFilters),
    answer: page(qualificationRow),
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
