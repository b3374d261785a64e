import { NPS_CLASSIFICATIONS } from '@esteto/domain/office/nps/nps-classification';
import { NPS_GROUP_KINDS, NPS_GROUP_STANDINGS } from '@esteto/domain/office/nps/nps-group';
import { NPS_SURVEY_STATUSES } from '@esteto/domain/office/nps/nps-life';
import {
  npsAudienceForm,
  npsCommentFilters,
  npsSurveyFilters,
  npsSurveyForm,
  npsSurveyMoveForm,
  npsTaskForm,
} from '@esteto/domain/office/nps/nps-survey-form';
import { NPS_TASK_STATUSES } from '@esteto/domain/office/nps/nps-task-life';
import { NPS_ZONES } from '@esteto/domain/office/nps/score';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { npsSurveys, workQueues } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

const count = number().integer().required();

const interval = object({ low: number().required(), high: number().required() });

/** Score, interval, zone and shares are null while too few have answered. */
const standing = {
  total_responses: count,
  total_promoters: count,
  total_passives: count,
  total_detractors: count,
  nps_score: number().nullable().defined(),
  interval: interval.nullable().defined(),
  classification_zone: string().oneOf(NPS_ZONES).nullable().defined(),
  percent_promoters: string().nullable().defined(),
  percent_passives: string().nullable().defined(),
  percent_detractors: string().nullable().defined(),
};

export const npsSurveyRow = npsSurveyForm.shape({
  ...recordFields,
  ...standing,
  status: string().oneOf(NPS_SURVEY_STATUSES).required(),
  is_suspended: boolean().required(),
  /** People who were asked; none before it starts. */
  asked: count,
  open_tasks: count,
  /** The one that it repeats. */
  repeats_id: number().nullable().defined(),
});
export type NpsSurveyRow = InferType<typeof npsSurveyRow>;

const npsGroup = object({
  kind: string().oneOf(NPS_GROUP_KINDS).required(),
  label: string().required(),
  answers: count,
  score: number().required(),
  interval: interval.required(),
  standing: string().oneOf(NPS_GROUP_STANDINGS).required(),
});

/** One of the surveys of the same people, oldest first. */
const npsTrendPoint = object({
  id: number().required(),
  start_at: string().required(),
  answers: count,
  score: number().required(),
  interval: interval.required(),
});
export type NpsTrendPoint = InferType<typeof npsTrendPoint>;

/** `hidden_groups`: with too few answers. The trend has only surveys with enough of them. */
export const npsSurveyDetail = npsSurveyRow.shape({
  score_count_0: count,
  score_count_1: count,
  score_count_2: count,
  score_count_3: count,
  score_count_4: count,
  score_count_5: count,
  score_count_6: count,
  score_count_7: count,
  score_count_8: count,
  score_count_9: count,
  score_count_10: count,
  groups: array(npsGroup.required()).required(),
  hidden_groups: count,
  trend: array(npsTrendPoint.required()).required(),
});
export type NpsSurveyDetail = InferType<typeof npsSurveyDetail>;

/** How many people an audience would ask today, and how many it leaves alone because another survey asked them lately. */
const npsPreview = object({ asked: count, left_alone: count });

const npsComment = object({
  id: number().required(),
  score: count,
  classification: string().oneOf(NPS_CLASSIFICATIONS).required(),
  comment: string().required(),
  person_name: string().required(),
  company_name: string().required(),
  created_at: string().required(),
});
export type NpsComment = InferType<typeof npsComment>;

/** A detractor to get back to. `analyst_name` null: nobody looks after the company. */
const npsTask = object({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(NPS_TASK_STATUSES).required(),
  due_on: string().required(),
  score: count,
  comment: string().nullable().defined(),
  person_name: string().required(),
  company_name: string().required(),
  analyst_name: string().nullable().defined(),
  outcome: string().nullable().defined(),
  done_at: string().nullable().defined(),
});
export type NpsTask = InferType<typeof npsTask>;

export const npsSurvey = {
  list: get('admin/nps-surveys', {
    summary: 'Pesquisas NPS.',
    who: npsSurveys.view,
    query: listQuery(['rank', 'start_at'], npsSurveyFilters),
    answer: page(npsSurveyRow),
  }),
  detail: get('admin/nps-surveys/:id', {
    summary: 'Uma pesquisa NPS com seus resultados.',
    who: npsSurveys.view,
    answer: npsSurveyDetail,
  }),
  preview: post('admin/nps-surveys/preview', {
    summary: 'Quantas pessoas uma pesquisa perguntaria hoje.',
    who: npsSurveys.edit,
    body: npsAudienceForm,
    answer: npsPreview,
    keyless: true,
  }),
  create: post('admin/nps-surveys', {
    summary: 'Cria uma pesquisa NPS.',
    who: npsSurveys.edit,
    body: npsSurveyForm,
    answer: npsSurveyRow,
  }),
  move: post('admin/nps-surveys/:id/move', {
    summary: 'Inicia, suspende, retoma ou conclui uma pesquisa.',
    who: npsSurveys.edit,
    body: npsSurveyMoveForm,
  }),
  remove: del('admin/nps-surveys/:id', { summary: 'Exclui uma pesquisa que ainda não começou.', who: npsSurveys.delete }),
  comments: get('admin/nps-surveys/:id/comments', {
    summary: 'Comentários de uma pesquisa.',
    who: npsSurveys.view,
    query: listQuery(['created_at'], npsCommentFilters),
    answer: page(npsComment),
  }),
  tasks: get('admin/nps-surveys/:id/tasks', {
    summary: 'Retornos aos detratores de uma pesquisa.',
    who: npsSurveys.view,
    query: listQuery(['due_on'], form({})),
    answer: page(npsTask),
  }),
  ownTasks: get('admin/nps-tasks/mine', {
    summary: 'Os retornos que cabem à pessoa, os que esperam há mais tempo antes.',
    who: workQueues.view,
    query: listQuery(['due_on'], form({})),
    answer: page(npsTask),
  }),
  finishOwnTask: post('admin/nps-tasks/:id/finish-own', {
    summary: 'Conclui um retorno que cabe à pessoa.',
    who: workQueues.view,
    body: versioned(npsTaskForm),
  }),
  finishTask: post('admin/nps-tasks/:id/finish', {
    summary: 'Conclui o retorno a um detrator.',
    who: npsSurveys.edit,
    body: versioned(npsTaskForm),
  }),
};
