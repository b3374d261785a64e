import { sectorForm, unitFilters, unitForm } from '@esteto/domain/duty/unit/unit-form';
import { UNIT_TYPES } from '@esteto/domain/duty/unit/unit-types';
import { array, type InferType, number, object, string } from 'yup';
import { units } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

const unitSorts = ['name', 'code', 'type'] as const;

/** A unit as the list shows it. */
export const unitRow = unitForm
  .omit(['sectors'])
  .shape({ ...recordFields, type: string().oneOf(UNIT_TYPES).required(), group_id: number().required() });
export type UnitRow = InferType<typeof unitRow>;

export const unitDetail = unitRow.shape({ sectors: array(sectorForm.required()).required() });
export type UnitDetail = InferType<typeof unitDetail>;

/** A unit as other forms offer it, with those of its sectors that are active. */
const unitOption = object({
  id: number().required(),
  name: string().required(),
  code: string().required(),
  sectors: array(object({ id: number().required(), name: string().required(), code: string().required() })).required(),
});
export type UnitOption = InferType<typeof unitOption>;

export const unit = {
  list: get('admin/manager/units', {
    summary: 'Unidades do grupo.',
    who: units.view,
    query: listQuery(unitSorts, unitFilters),
    answer: page(unitRow),
  }),
  options: get('admin/manager/unit-options', {
    summary: 'Unidades ativas que podem ser escolhidas.',
    who: units.view,
    answer: array(unitOption).required(),
  }),
  detail: get('admin/manager/units/:id', { summary: 'Uma unidade.', who: units.view, answer: unitDetail }),
  create: post('admin/manager/units', { summary: 'Cria uma unidade.', who: units.edit, body: unitForm, answer: unitDetail }),
  update: put('admin/manager/units/:id', {
    summary: 'Altera uma unidade.',
    who: units.edit,
    body: versioned(unitForm),
    answer: unitDetail,
  }),
  remove: del('admin/manager/units/:id', { summary: 'Exclui uma unidade.', who: units.edit }),
};
