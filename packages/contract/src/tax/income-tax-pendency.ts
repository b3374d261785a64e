import { object as form, integer } from '@esteto/domain/shared/schema/fields';
import { pendencyDueForm, pendencyFilters, pendencyForm, pendencyReasonForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { pendencyTemplateForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { array, type InferType, number, object, string } from 'yup';
import { incomeTaxes as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { pendencyFields } from './income-tax-record.ts';

const pendencyRow = object({
  ...pendencyFields,
  user_name: string().required(),
  exercise_year: number().required(),
  responsible_name: string().nullable().defined(),
});
export type PendencyRow = InferType<typeof pendencyRow>;

const versionForm = form({ version: integer('Versão').min(1).required() });

/** What returns wait for from people, all in one list; the words that one begins with. */
export const incomeTaxPendency = {
  list: get('admin/income-tax-pendencies', {
    summary: 'Pendências das declarações de IRPF.',
    who: who.view,
    query: listQuery(['due_on', 'created_at'], pendencyFilters),
    answer: page(pendencyRow),
  }),
  templates: get('admin/income-taxes/:id/pendency-templates', {
    summary: 'Modelos de pendência do exercício de uma declaração.',
    who: who.view,
    answer: array(pendencyTemplateForm.required()).required(),
  }),
  create: post('admin/income-taxes/:id/pendencies', {
    summary: 'Pede algo ao médico sobre uma declaração.',
    who: who.edit,
    body: pendencyForm,
    answer: object({ id: number().required() }),
  }),
  accept: post('admin/income-tax-pendencies/:id/acceptance', {
    summary: 'Aceita a resposta a uma pendência.',
    who: who.edit,
    body: versionForm,
  }),
  return: post('admin/income-tax-pendencies/:id/return', {
    summary: 'Devolve a resposta a uma pendência, com o motivo.',
    who: who.edit,
    body: pendencyReasonForm,
  }),
  waive: post('admin/income-tax-pendencies/:id/waiver', {
    summary: 'Dispensa uma pendência, com o motivo.',
    who: who.edit,
    body: pendencyReasonForm,
  }),
  extend: post('admin/income-tax-pendencies/:id/due-date', {
    summary: 'Muda o prazo de uma pendência.',
    who: who.edit,
    body: pendencyDueForm,
  }),
};
