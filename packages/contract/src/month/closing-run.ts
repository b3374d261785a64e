import { CLOSING_RUN_ACTIONS, closingRunForm, closingSelection, RUN_STATES } from '@esteto/domain/month/closing-run/closing-run';
import { array, type InferType, number, object, string } from 'yup';
import { companyClosings } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** What would become of each closing. `rows`: those that stay first, up to 500 of `total`; `message`: what a client would be told. */
const closingRunPreview = object({
  total: number().required(),
  done: number().required(),
  kept: number().required(),
  rows: array(
    object({
      closing_id: number().required(),
      company_name: string().required(),
      /** Why it stays as it is; null where the action is done to it. */
      reason: string().nullable().defined(),
      message: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type ClosingRunPreview = InferType<typeof closingRunPreview>;

/** How far a run came. `rows`: each closing with its result, those that stayed first, up to 500 of `total`. */
const closingRunDetail = object({
  id: number().required(),
  created_at: string().required(),
  action: string().oneOf(CLOSING_RUN_ACTIONS).required(),
  total: number().required(),
  waiting: number().required(),
  done: number().required(),
  kept: number().required(),
  rows: array(
    object({
      closing_id: number().required(),
      company_name: string().required(),
      month: string().required(),
      state: string().oneOf(RUN_STATES).required(),
      reason: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type ClosingRunDetail = InferType<typeof closingRunDetail>;

/** Closings of many companies moved on at once, one after the other in the background. */
export const closingRun = {
  preview: post('admin/closing-runs/preview', {
    summary: 'O que aconteceria com cada fechamento escolhido, antes de mover.',
    who: companyClosings.edit,
    body: closingSelection,
    answer: closingRunPreview,
  }),
  start: post('admin/closing-runs', {
    summary:
      'Move vários fechamentos: inicia, envia para revisão, fecha, define o responsável ou lembra o cliente, cada um com o seu resultado.',
    who: companyClosings.edit,
    body: closingRunForm,
    answer: closingRunDetail,
  }),
  detail: get('admin/closing-runs/:id', {
    summary: 'Até onde foi o lote, e o resultado de cada fechamento.',
    who: companyClosings.view,
    answer: closingRunDetail,
  }),
};
