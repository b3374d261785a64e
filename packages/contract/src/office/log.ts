import { listExportForm } from '@esteto/domain/office/log/list-export-form';
import { logFilters } from '@esteto/domain/office/log/log-form';
import { LOG_RUN_KINDS, LOG_RUN_STATES } from '@esteto/domain/office/log-run/log-run-life';
import { array, type InferType, number, object, string } from 'yup';
import { master, session } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { changeInWords } from '../history.ts';
import { listQuery, page } from '../list.ts';

/** Something that happened, in a person's words. `actor_name` null: the product by itself, or somebody who was not signed in. */
export const logRow = object({
  id: number().required(),
  created_at: string().required(),
  actor_name: string().nullable().defined(),
  label: string().required(),
  /** 'Nota fiscal 12'. */
  record: string().required(),
  company_name: string().nullable().defined(),
  ip: string().nullable().defined(),
  changes_count: number().required(),
});
export type LogRow = InferType<typeof logRow>;

/** `others`: what else happened in the same call. `sealed_at` null: not yet part of the chain. */
export const logDetail = logRow.shape({
  reason: string().nullable().defined(),
  device: string().nullable().defined(),
  request_id: string().required(),
  changes: array(changeInWords).required(),
  sealed_at: string().nullable().defined(),
  others: array(object({ id: number().required(), label: string().required(), record: string().required() }).required()).required(),
});
export type LogDetail = InferType<typeof logDetail>;

/** A place at which the chain does not hold: between which events. */
export const chainBreak = object({
  seal_id: number().required(),
  /** The events of the seal are not what was sealed, or the seal does not follow the one before it. */
  kind: string().oneOf(['events', 'chain']).required(),
  sealed_at: string().required(),
  first_event_id: number().required(),
  last_event_id: number().required(),
  /** The last event before, and the first after, that are as they were sealed. */
  before: logRow.nullable().defined(),
  after: logRow.nullable().defined(),
});
export type ChainBreak = InferType<typeof chainBreak>;

/** A verification or an export. `done` of `total` events. */
export const logRun = object({
  id: number().required(),
  kind: string().oneOf(LOG_RUN_KINDS).required(),
  state: string().oneOf(LOG_RUN_STATES).required(),
  done: number().required(),
  total: number().required(),
  created_at: string().required(),
  actor_name: string().nullable().defined(),
  /** The first twenty places where the chain is broken, by a verification that is done. */
  breaks: array(chainBreak.required()).required(),
  /** The bytes of an export, while it is kept. */
  size: number().nullable().defined(),
});
export type LogRun = InferType<typeof logRun>;

export const log = {
  list: get('admin/logs', {
    summary: 'Tudo o que aconteceu, do mais novo ao mais antigo.',
    who: master,
    query: listQuery(['created_at'], logFilters),
    answer: page(logRow),
  }),
  detail: get('admin/logs/:id', { summary: 'Um acontecimento, com o que mudou.', who: master, answer: logDetail }),
  runs: get('admin/log-runs', {
    summary: 'As últimas verificações e exportações do log.',
    who: master,
    answer: array(logRun.required()).required(),
  }),
  verify: post('admin/log-runs/verification', { summary: 'Verifica se o log está como foi escrito.', who: master, answer: logRun }),
  export: post('admin/log-runs/export', { summary: 'Exporta o log filtrado, como CSV.', who: master, body: logFilters, answer: logRun }),
  /** The browser makes the file of rows that it has: it says so before it does. Staff need the list's own permission, where it has one. */
  tellExport: post('list-exports', {
    summary: 'Anota no log que a pessoa exportou uma lista.',
    who: session,
    body: listExportForm,
  }),
  /** A POST, because it stands in the log. */
  fetch: post('admin/log-runs/:id/fetch', { summary: 'O arquivo de uma exportação do log.', who: master, keyless: true, answer: 'file' }),
};
