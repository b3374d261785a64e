import { dutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { scaleTemplateFilters, scaleTemplateForm, templateApplication } from '@esteto/domain/duty/scale-template/scale-template-form';
import { array, type InferType, number, object, string } from 'yup';
import { scaleTemplates } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';
import { stepDone } from './duty-shift.ts';

const shown = {
  ...recordFields,
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  last_applied_at: string().nullable().defined(),
};

export const scaleTemplateDetail = scaleTemplateForm.shape(shown);
export type ScaleTemplateDetail = InferType<typeof scaleTemplateDetail>;

/** `slots_count`: shifts of all its weeks, `places_count`: their vacancies. */
export const scaleTemplateRow = scaleTemplateForm.omit(['slots']).shape({
  ...shown,
  slots_count: number().required(),
  places_count: number().required(),
});
export type ScaleTemplateRow = InferType<typeof scaleTemplateRow>;

/** A place that a template makes: how it fares, for which holiday, and why its professional is left out of it. */
export const templatePlace = object({
  shift: dutyShiftForm.required(),
  outcome: string()
    .oneOf(['comes', 'collides', 'skipped'] as const)
    .required(),
  holiday: string().nullable().defined(),
  left_out: array(string().required()).required(),
});
export type TemplatePlace = InferType<typeof templatePlace>;

/** Weeks of shifts that come again, laid onto days of the schedule. */
export const scaleTemplate = {
  list: get('admin/manager/scale-templates', {
    summary: 'Os modelos de escala do grupo.',
    who: scaleTemplates.view,
    query: listQuery(['name', 'last_applied_at'], scaleTemplateFilters),
    answer: page(scaleTemplateRow),
  }),
  detail: get('admin/manager/scale-templates/:id', {
    summary: 'Um modelo de escala.',
    who: scaleTemplates.view,
    answer: scaleTemplateDetail,
  }),
  create: post('admin/manager/scale-templates', {
    summary: 'Cria um modelo de escala.',
    who: scaleTemplates.edit,
    body: scaleTemplateForm,
    answer: scaleTemplateDetail,
  }),
  update: put('admin/manager/scale-templates/:id', {
    summary: 'Altera um modelo de escala.',
    who: scaleTemplates.edit,
    body: versioned(scaleTemplateForm),
    answer: scaleTemplateDetail,
  }),
  remove: del('admin/manager/scale-templates/:id', { summary: 'Exclui um modelo de escala.', who: scaleTemplates.edit }),
  preview: post('admin/manager/scale-templates/:id/preview', {
    summary: 'O que um modelo incluiria na escala.',
    who: scaleTemplates.edit,
    keyless: true,
    body: templateApplication,
    answer: array(templatePlace.required()).required(),
  }),
  apply: post('admin/manager/scale-templates/:id/apply', {
    summary: 'Inclui na escala os plantões de um modelo, em rascunho.',
    who: scaleTemplates.edit,
    body: templateApplication,
    answer: stepDone.shape({ added: number().required() }),
  }),
};
