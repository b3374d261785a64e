import { EMITTER_ENVIRONMENTS, ISSUING_ADAPTERS } from '@esteto/domain/billing/municipality/issuing-adapter';
import { municipalParameterFilters, municipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import { CANCEL_DEADLINES } from '@esteto/domain/billing/municipality/municipal-rule';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { municipalParameters } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** What a city's law says, from a month on. */
export const municipalRule = object({
  valid_from: string().required(),
  iss_rate: string().nullable().defined(),
  iss_by_service: array(object({ code: string().required(), rate: string().required() })).required(),
  cancel_deadline: string().oneOf(CANCEL_DEADLINES).nullable().defined(),
  cancel_days: number().nullable().defined(),
  iss_due_day: number().nullable().defined(),
  source: string().nullable().defined(),
});

export const municipalParameterRow = municipalParameterForm.omit(['rule']).shape({
  ...recordFields,
  /** The version that holds this month; null where nobody has told one. */
  rule_in_force: municipalRule.nullable().defined(),
  /** Companies of the office with their address there. */
  companies_count: number().required(),
  state: string().oneOf(UFS).required(),
  adapter: string().oneOf(ISSUING_ADAPTERS).required(),
  environment: string().oneOf(EMITTER_ENVIRONMENTS).required(),
});
export type MunicipalParameterRow = InferType<typeof municipalParameterRow>;

/** A version as the history shows it. `until`: the last month in which it holds; null while it does. */
export const municipalRuleVersion = municipalRule.shape({
  id: number().required(),
  until: string().nullable().defined(),
  /** A later one for the same month took its place. */
  is_replaced: boolean().required(),
  reason: string().nullable().defined(),
  author_name: string().nullable().defined(),
  created_at: string().required(),
});
export type MunicipalRuleVersion = InferType<typeof municipalRuleVersion>;

/** How invoices are issued in each city, and what its law says of the ISS. */
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
  rules: get('admin/municipal-parameters/:id/rules', {
    summary: 'O ISS e os prazos de um município, por vigência, da mais nova à mais antiga.',
    who: municipalParameters.view,
    answer: array(municipalRuleVersion).required(),
  }),
  history: get('admin/municipal-parameters/:id/history', {
    summary: 'O que aconteceu com os parâmetros de um município.',
    who: municipalParameters.view,
    answer: history,
  }),
};
