import { EMITTER_ENVIRONMENTS, ISSUING_ADAPTERS } from '@esteto/domain/municipality/issuing-adapter';
import { municipalParameterFilters, municipalParameterForm } from '@esteto/domain/municipality/municipal-parameter-form';
import { UFS } from '@esteto/domain/tables/uf';
import { type InferType, string } from 'yup';
import { municipalParameters } from './access.ts';
import { get, post, put } from './endpoint.ts';
import { listQuery, page } from './list.ts';
import { recordFields, versioned } from './record.ts';

export const municipalParameterRow = municipalParameterForm.shape({
  ...recordFields,
  state: string().oneOf(UFS).required(),
  adapter: string().oneOf(ISSUING_ADAPTERS).required(),
  environment: string().oneOf(EMITTER_ENVIRONMENTS).required(),
});
export type MunicipalParameterRow = InferType<typeof municipalParameterRow>;

/** How invoices are issued in each city. */
export const municipalParameter = {
  list: get('admin/municipal-parameters', {
    summary: 'Municípios e como se emite em cada um.',
    who: municipalParameters.view,
    query: listQuery(['city'], municipalParameterFilters),
    answer: page(municipalParameterRow),
  }),
  detail: get('admin/municipal-parameters/:id', {
    summary: 'Um município e como se emite nele.',
    who: municipalParameters.view,
    answer: municipalParameterRow,
  }),
  create: post('admin/municipal-parameters', {
    summary: 'Cadastra um município.',
    who: municipalParameters.edit,
    body: municipalParameterForm,
    answer: municipalParameterRow,
  }),
  update: put('admin/municipal-parameters/:id', {
    summary: 'Altera os parâmetros de um município.',
    who: municipalParameters.edit,
    body: versioned(municipalParameterForm),
    answer: municipalParameterRow,
  }),
};
