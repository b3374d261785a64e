import { rerunKindForm, setAsideForm } from '@esteto/domain/office/job-failure/job-failure-form';
import { RERUN_OUTCOMES } from '@esteto/domain/office/job-failure/job-failure-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { master } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** A job that failed for good. `error`: one sentence, without what a program says of people. */
export const failedJob = object({
  id: string().required(),
  created_at: string().required(),
  failed_at: string().required(),
  tries: number().required(),
  error: string().required(),
});
export type FailedJob = InferType<typeof failedJob>;

/** What failed of one kind of job; of many the last ones. `can_rerun`: not where it is a job of another version. */
export const failedKind = object({
  name: string().required(),
  label: string().required(),
  is_letter: boolean().required(),
  can_rerun: boolean().required(),
  count: number().required(),
  jobs: array(failedJob.required()).required(),
});
export type FailedKind = InferType<typeof failedKind>;

/** The last message with an invoice to its taker, where it did not arrive. */
export const undelivered = object({
  id: number().required(),
  invoice_id: number().required(),
  company_name: string().required(),
  client_name: string().required(),
  failed_at: string().required(),
  error: string().required(),
});
export type Undelivered = InferType<typeof undelivered>;

/** The last of each; `undelivered_total` counts all of them. */
export const failures = object({
  kinds: array(failedKind.required()).required(),
  undelivered: array(undelivered.required()).required(),
  undelivered_total: number().required(),
});
export type Failures = InferType<typeof failures>;

export const jobFailure = {
  list: get('admin/job-failures', {
    summary: 'Tarefas que falharam e e-mails que não chegaram.',
    who: master,
    answer: failures,
  }),
  rerun: post('admin/job-failures/:job/rerun', {
    summary: 'Executa de novo uma tarefa que falhou.',
    who: master,
    answer: object({ outcome: string().oneOf(RERUN_OUTCOMES).required() }),
  }),
  rerunKind: post('admin/job-failures/rerun', {
    summary: 'Executa de novo todas as que falharam de um tipo.',
    who: master,
    body: rerunKindForm,
    answer: object({ asked: number().required() }),
  }),
  setAside: post('admin/job-failures/:job/set-aside', {
    summary: 'Deixa de lado uma tarefa que falhou.',
    who: master,
    body: setAsideForm,
  }),
};
