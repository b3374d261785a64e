import { OBLIGATION_TYPES } from '@esteto/domain/law/obligation/due-rule';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import {
  OBLIGATION_SPHERES,
  obligationRuleForm,
  obligationRulePreviewForm,
} from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { array, type InferType, number, object, string } from 'yup';
import { obligationRules } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { recordFields, versioned } from '../record.ts';

/** A rule as the list shows it, one of the law's or of the office's own. `rule_id` null: the law's, told with its source and not to be changed. */
export const listedRule = object({
  /** Own id of one of the office; of one of the law its place among them, below zero. */
  id: number().required(),
  rule_id: number().nullable().defined(),
  rule_key: string().oneOf(OBLIGATION_KEYS).nullable().defined(),
  name: string().required(),
  acronym: string().required(),
  type: string().oneOf(OBLIGATION_TYPES).required(),
  sphere: string().oneOf(OBLIGATION_SPHERES).required(),
  due: string().required(),
  applies: string().required(),
  valid_from: string().required(),
  valid_until: string().nullable().defined(),
  source: string().nullable().defined(),
});
export type ListedRule = InferType<typeof listedRule>;

export const obligationRuleDetail = obligationRuleForm.shape({ ...recordFields, department_name: string().nullable().defined() });
export type ObligationRuleDetail = InferType<typeof obligationRuleDetail>;

/** What a rule would do: its next dates, and how many companies it is of today. */
export const obligationRulePreview = object({
  companies: number().required(),
  dates: array(
    object({ competence: string().required(), legal_date: string().required(), target_date: string().required() }).required(),
  ).required(),
});
export type ObligationRulePreview = InferType<typeof obligationRulePreview>;

export const obligationRule = {
  list: get('admin/obligation-rules', {
    summary: 'As regras de obrigações: as da lei e as do escritório.',
    who: obligationRules.view,
    answer: array(listedRule.required()).required(),
  }),
  preview: post('admin/obligation-rules/preview', {
    summary: 'As próximas datas de uma regra e quantas empresas ela alcança.',
    who: obligationRules.edit,
    body: obligationRulePreviewForm,
    answer: obligationRulePreview,
    keyless: true,
  }),
  detail: get('admin/obligation-rules/:id', {
    summary: 'Uma regra do escritório.',
    who: obligationRules.view,
    answer: obligationRuleDetail,
  }),
  create: post('admin/obligation-rules', {
    summary: 'Cria uma regra do escritório e gera o que ela pede.',
    who: obligationRules.edit,
    body: obligationRuleForm,
    answer: obligationRuleDetail,
  }),
  update: put('admin/obligation-rules/:id', {
    summary: 'Altera uma regra do escritório; o que ainda está em aberto segue a nova.',
    who: obligationRules.edit,
    body: versioned(obligationRuleForm),
    answer: obligationRuleDetail,
  }),
  history: get('admin/obligation-rules/:id/history', {
    summary: 'O que mudou em uma regra do escritório.',
    who: obligationRules.view,
    answer: history,
  }),
};
