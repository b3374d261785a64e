import { flag, object as form, id, text } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { billing, groupNames, master } from '../access.ts';
import { get } from '../endpoint.ts';
import { analystOptions, companyOptions, departmentOptions, planOptions } from '../option-access.ts';

/** One record to filter a list by. */
const optionRow = object({ id: number().required(), label: string().required(), detail: string().nullable().defined() });
export type FilterOption = InferType<typeof optionRow>;

const options = object({ items: array(optionRow.required()).required() });
export type FilterOptions = InferType<typeof options>;

/** What is typed, or the one record whose name is wanted. */
const query = form({ search: text('Buscar').max(120), id: id('Registro') });
export type FilterOptionQuery = InferType<typeof query>;

/** The clients of one company, and of those the ones that an invoice may name. */
const clientQuery = query.shape({ company_id: id('Empresa'), active: flag('Só ativos').nullable() });
export type ClientOptionQuery = InferType<typeof clientQuery>;

/** By what staff filter their lists: a name each, and no more of the record than tells it from others. */
export const filterOption = {
  companies: get('admin/filter-options/companies', {
    summary: 'Empresas pelas quais filtrar.',
    who: companyOptions.view,
    query,
    answer: options,
  }),
  clients: get('admin/filter-options/clients', {
    summary: 'Tomadores pelos quais filtrar.',
    who: billing.view,
    query: clientQuery,
    answer: options,
  }),
  analysts: get('admin/filter-options/analysts', {
    summary: 'Analistas pelos quais filtrar.',
    who: analystOptions.view,
    query,
    answer: options,
  }),
  people: get('admin/filter-options/people', {
    summary: 'Pessoas de todos os aplicativos pelas quais filtrar.',
    who: master,
    query,
    answer: options,
  }),
  groups: get('admin/filter-options/groups', {
    summary: 'Grupos gestores pelos quais filtrar.',
    who: groupNames.view,
    query,
    answer: options,
  }),
  departments: get('admin/filter-options/departments', {
    summary: 'Setores pelos quais filtrar.',
    who: departmentOptions.view,
    query,
    answer: options,
  }),
  plans: get('admin/filter-options/plans', {
    summary: 'Planos pelos quais filtrar.',
    who: planOptions.view,
    query,
    answer: options,
  }),
};
